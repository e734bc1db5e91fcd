import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newClient } from "../../test/client.ts";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { startEntry } from "../../test/processes.ts";
import { hasNativeServices, type Product, startProduct } from "../../test/product.ts";
import { bindSync } from "./sync.worker.ts";

const files = 90;

// `npm run bench -- sync` does the same with 2,000 files on the embedded database, and waits until the lease expires.
describe.skipIf(!hasNativeServices)("a synchronisation whose server is killed", () => {
  let product: Product;
  let directory: string;
  let killed: ReturnType<typeof startEntry> | undefined;
  beforeAll(async () => {
    product = await startProduct({ workers: false });
    directory = await mkdtemp(join(tmpdir(), "footnote-killed-sync-"));
    const names = Array.from({ length: files }, (_, at) => `berth ${at}.txt`);
    await Promise.all(names.map((name) => writeFile(join(directory, name), `Fees of ${name}.`)));
  });
  afterAll(async () => {
    await killed?.stop("SIGKILL");
    await product.close();
    await rm(directory, { recursive: true, force: true });
  });

  it("goes on where it stopped, and adds no file twice", async () => {
    const admin = await createTestAdmin(product);
    const folder = await createTestFolder(admin, "Followed");
    const { body: organization } = await admin.get("/organization/current/");
    const { dataDir, databaseUrl = "", syncDirectories } = product.app.config;
    killed = startEntry("all-in-one", {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SYNC_DIRECTORIES: `${organization.id}=${directory}`,
    });
    const client = newClient(await killed.url());
    client.token = admin.token;
    const source = `/folders/${folder}/source/`;
    await client.post(source, { settings: { kind: "directory", path: directory } });
    const countDocuments = () => product.app.db.document.count({ where: { folderId: folder } });
    await expect.poll(countDocuments, { timeout: 60_000, interval: 5 }).toBeGreaterThan(files / 3);
    await killed.stop("SIGKILL");
    const before = await countDocuments();
    expect(before).toBeLessThan(files);

    // As a minute later: the lease has expired, and the sweeper of another server delivers the job again.
    const past = { leaseExpiresAt: new Date(0), enqueuedAt: new Date(0) };
    await product.app.db.folderSource.updateMany({ data: past });
    syncDirectories.push({ organizationId: organization.id, path: directory });
    const sync = bindSync(product.app);
    await product.app.jobs.work([sync], { concurrency: 1 });
    expect(await sync.sweep?.run(product.app.jobs)).toBe(1);
    const readSource = async () => (await admin.get(source)).body.source;
    const readState = async () => (await readSource()).state;
    await expect.poll(readState, { timeout: 60_000 }).toBe("idle");
    const result = { added: files - before, unchanged: before, failed: 0 };
    expect(await readSource()).toMatchObject({ result, error: null });
    expect(await countDocuments()).toBe(files);
  }, 180_000);
});
