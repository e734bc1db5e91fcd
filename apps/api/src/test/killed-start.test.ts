import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, newClient } from "./client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "./fixtures.ts";
import { startEntry } from "./processes.ts";
import { makeDataFolder } from "./services.ts";

/** A process, and all that it and what it started have started. */
function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    const parent = readParent(name);
    if (parent !== undefined) parents.set(Number(name), parent);
  }
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

/** Undefined for a process that is gone, or has ended and is only kept for its exit code. */
function readParent(pid: number | string): number | undefined {
  try {
    const [state, parent] =
      readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return state === "Z" ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

describe.skipIf(process.platform !== "linux")("the product on its embedded database", () => {
  let folder: string;
  let settings: Record<string, string>;
  beforeAll(async () => {
    folder = await makeDataFolder();
    settings = { DATA_DIR: folder, LOG_LEVEL: "fatal" };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const living = (family: number[]) => family.filter((pid) => readParent(pid) !== undefined);
  const ask = (at: Client) =>
    at.post("/chatbot/chat/agent_message/", { message: "What is the code of the shed?" });

  it("ends in order when the signal follows the line that it is ready", async () => {
    const started = startEntry("all-in-one", settings);
    await started.url();
    expect(await started.stop()).toBe(0);
  });

  it("killed at work leaves nothing running, and starts again at once with what it had", async () => {
    const first = startEntry("all-in-one", settings);
    const member = await createTestAdmin({ url: await first.url() });
    const library = await createTestFolder(member, "Library");
    const bytes = "The code of the shed is fish-bone.";
    await uploadTestDocument(member, library, { name: "shed.txt", bytes });
    // Something is being written at that moment, too.
    const writing = member.upload(library, { name: "more.txt", bytes }).catch(() => undefined);
    const family = familyOf(first.child.pid ?? 0);
    expect(family.length).toBeGreaterThan(1);
    expect(await first.stop("SIGKILL")).toBe("SIGKILL");
    await writing;

    const second = startEntry("all-in-one", settings);
    const again = newClient(await second.url());
    again.token = member.token;
    const answer = await ask(again);
    expect(answer.body.results.messages[0].content).toContain("fish-bone");
    await expect.poll(() => living(family), { timeout: 20_000 }).toEqual([]);
    expect(await second.stop()).toBe(0);
  }, 120_000);

  it("killed while it opens the database leaves nothing running either", async () => {
    const opening = startEntry("all-in-one", settings);
    const family = () => familyOf(opening.child.pid ?? 0);
    await expect.poll(() => family().length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(1);
    const all = family();
    await opening.stop("SIGKILL");
    await expect.poll(() => living(all), { timeout: 30_000 }).toEqual([]);
  }, 90_000);

  it("stops when the npm that started it is killed", async () => {
    const started = startEntry(
      "all-in-one",
      { ...settings, npm_lifecycle_event: "start" },
      {
        below: true,
      },
    );
    await started.url();
    const family = familyOf(started.child.pid ?? 0);
    await started.stop("SIGKILL");
    await expect.poll(() => living(family), { timeout: 30_000 }).toEqual([]);
  }, 90_000);
});
