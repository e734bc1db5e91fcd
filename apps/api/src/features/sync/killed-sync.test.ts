import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runKilledSync } from "../../test/killed-sync.ts";

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "footnote-killed-sync-"));
});
afterAll(() => rm(work, { recursive: true, force: true }));

// `npm run bench -- sync` does the same with 2,000 files.
it("a synchronisation goes on after the server was killed, and adds no file twice", async () => {
  const files = 150;
  const run = await runKilledSync(work, files);
  expect(run.before).toBeLessThan(files);
  // What was entered in the moment of the kill counts with the unchanged ones.
  expect(run.unchanged).toBeGreaterThanOrEqual(run.before);
  expect(run).toMatchObject({ added: files - run.unchanged, documents: files, identical: files });
}, 180_000);
