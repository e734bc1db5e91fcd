import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runIsolated, WorkFailed } from "./isolated-work.ts";

let program: URL;
beforeAll(async () => {
  const path = join(await mkdtemp(join(tmpdir(), "footnote-work-")), "program.mjs");
  await writeFile(
    path,
    `process.once("message", ({ kind, bytes }) => {
      if (kind === "forever") for (;;) ;
      if (kind === "memory") for (const all = []; ; ) all.push(Array(1e6).fill({}));
      if (kind === "end") process.exit(3);
      process.send(kind === "error" ? { error: "no such page" } : { value: { bytes, secret: process.env.SECRET } });
    });`,
  );
  program = pathToFileURL(path);
});
afterAll(() => rm(new URL(".", program), { recursive: true }));

const limits = { timeoutMs: 30_000, memoryMb: 50 };

it("gives what the program answers, which knows nothing of this process", async () => {
  process.env.SECRET = "secret";
  const input = { kind: "value", bytes: Buffer.from("text") };
  const answer = await runIsolated<{ bytes: Buffer }>(program, input, limits);
  delete process.env.SECRET;
  expect({ ...answer, bytes: answer.bytes.toString() }).toEqual({
    bytes: "text",
    secret: undefined,
  });
});

it.each([
  ["takes too long", "forever", 1_500, "It took longer than 1500 ms."],
  ["takes too much memory", "memory", 60_000, /ended with/],
  ["ends", "end", 30_000, "Its process ended with 3."],
  ["fails", "error", 30_000, "no such page"],
])("fails where the program %s", async (_, kind, timeoutMs, message) => {
  const work = runIsolated(program, { kind }, { ...limits, timeoutMs });
  await expect(work).rejects.toThrow(WorkFailed);
  await expect(work).rejects.toThrow(message);
});
