import { createHash, randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newClient } from "../../test/client.ts";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { startEntry } from "../../test/processes.ts";
import { makeDataFolder } from "../../test/services.ts";
import { newTusClient } from "../../test/tus-client.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataFolder();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const megabyte = 1024 * 1024;
const sent = 15 * megabyte;

async function countParts(): Promise<number> {
  const entries = await readdir(join(dataDir, "blobs"), { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith("incoming")).length;
}

it("an upload continues after the server was killed in the middle of a request, and loses two parts at most", async () => {
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: "fatal" };
  const bytes = Buffer.alloc(28 * megabyte, randomBytes(999_983));
  const first = startEntry("all-in-one", settings);
  const url = await first.url();
  const member = await createTestAdmin({ url });
  const folder = await createTestFolder(member, "Plans");
  const tus = newTusClient(url, member);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const file = { filename: "plan.pdf", collection_id: folder, sha256 };
  const { id } = await tus.create(file, bytes.length);
  const broken = tus.breakOff(id, bytes, sent, { stayOpen: true });
  await expect.poll(countParts, { interval: 20, timeout: 30_000 }).toBeGreaterThanOrEqual(7);
  await first.stop("SIGKILL");
  await broken;

  const second = startEntry("all-in-one", settings);
  const again = newTusClient(await second.url(), member);
  const offset = await again.offset(id);
  expect(offset).toBeGreaterThan(sent - 4.2 * megabyte);
  expect(offset).toBeLessThanOrEqual(sent);
  expect((await again.append(id, offset, bytes.subarray(offset))).status).toBe(204);
  const client = newClient(await second.url());
  client.token = member.token;
  // The checksum of the whole file was compared when it was entered.
  const { body } = await client.get(`/chatbot/chat/get_files/?collection_id=${folder}`);
  expect(body).toMatchObject([{ name: "plan.pdf", size: bytes.length }]);
  expect(await second.stop()).toBe(0);
}, 120_000);
