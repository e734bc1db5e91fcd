import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { runKilledUpload } from "../../bench/uploads/killed-upload.ts";

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "footnote-killed-"));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test("an upload of 100 MB survives the kill of the server and of the browser, and little is sent twice", async () => {
  test.slow();
  const { identical, extra } = await runKilledUpload({ folder, size: 100 * 1024 * 1024 });
  expect(identical).toBe(true);
  expect(extra).toBeLessThan(0.05);
});
