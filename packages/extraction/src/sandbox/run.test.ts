import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runSandboxed } from "./run.ts";
import type { ParserEvent } from "../extraction-event.ts";
import type { SandboxOptions } from "./job.ts";

const run = promisify(execFile);
const parser = new URL("./fixtures/misbehave.ts", import.meta.url);
const limits: SandboxOptions = { timeoutMs: 20_000, memoryMb: 400 };
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  await writeFile(join(folder, "input"), "the input");
  await writeFile(join(folder, "nothing"), "");
});
afterAll(() => rm(folder, { recursive: true }));

function act(extension: string, options: Partial<SandboxOptions> = {}, name = "input") {
  const job = { parser, path: join(folder, name), extension };
  return runSandboxed(job, { ...limits, ...options });
}

async function textOf(events: AsyncIterable<ParserEvent>): Promise<string> {
  let text = "";
  for await (const event of events) if (event.type === "block") text += event.block.text;
  return text;
}

describe("a parser in the sandbox", () => {
  it("reads its input and sees no environment", async () => {
    expect(await textOf(act(".own"))).toBe("the input");
    expect(await textOf(act(".environment"))).toBe("/");
  });

  it("waits for the processor behind the process that starts it", async () => {
    const lower = Math.min(getPriority() + 5, 19);
    expect(await textOf(act(".priority"))).toBe(String(lower));
  });

  it.each([
    [".read", /has been restricted/],
    [".write", /has been restricted/],
    [".spawn", /has been restricted/],
    [".worker", /has been restricted/],
    [".eval", /code generation/i],
    [".connect", /no network/],
    [".fetch", /fetch failed/],
    [".lookup", /no network/],
  ])("may not %s", async (extension, message) => {
    await expect(textOf(act(extension))).rejects.toMatchObject({
      reason: "crashed",
      detail: expect.stringMatching(message),
    });
  });

  it.each([
    [".hang", "timed_out"],
    [".exit", "crashed"],
    [".throw", "crashed"],
    [".heap", "out_of_memory"],
    [".buffers", "out_of_memory"],
    [".deep", "corrupt"],
  ])("that fails by %s ends as %s", async (extension, reason) => {
    const limit = extension === ".hang" ? { timeoutMs: 700 } : { memoryMb: 200 };
    await expect(textOf(act(extension, limit))).rejects.toMatchObject({ reason });
  });

  it("is not started on an empty file", async () => {
    await expect(textOf(act(".own", {}, "nothing"))).rejects.toMatchObject({ reason: "empty" });
  });

  it("has its long blocks cut at white space without losing text", async () => {
    const texts: string[] = [];
    for await (const event of act(".long")) {
      if (event.type === "block") texts.push(event.block.text);
    }
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(16_000);
    expect(texts.join(" ")).toBe("many words ".repeat(10_000).trim());
  });
});

describe("the process of a parser", () => {
  it("emits an output far larger than its pipe", async () => {
    let visible = 0;
    for await (const event of act(".many", { timeoutMs: 5_000, memoryMb: 160 })) {
      visible += event.type === "block" ? 1 : 0;
    }
    expect(visible).toBe(15_000);
  });

  it("ends when the caller aborts, even when it hangs", async () => {
    const stop = new AbortController();
    const reading = textOf(act(".hang", { signal: stop.signal }));
    setTimeout(() => stop.abort(new Error("cancelled")), 500);
    await expect(reading).rejects.toThrow("cancelled");
    expect(await countChildren()).toBe(0);
  });

  it("ends when the reader stops early", async () => {
    for await (const event of act(".many")) {
      if (event.type === "block") break;
    }
    expect(await countChildren()).toBe(0);
  });
});

/** The processes that were started on a file of this test. */
async function countChildren(): Promise<number> {
  const { stdout } = await run("ps", ["-axo", "command"]);
  return stdout.split("\n").filter((command) => command.includes(join(folder, "input"))).length;
}
