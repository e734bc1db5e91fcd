import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bindTenant } from "../../context/tenancy.ts";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { startHostileGit } from "../../test/hostile-git-server.ts";
import { acquireSync, releaseSync, updateDone } from "./folder-sources.repo.ts";
import { bindSync } from "./sync.worker.ts";

let product: Product;
let directory: string;
beforeEach(async () => {
  product = await startProduct({ workers: false, env: { WEB_ALLOWED_NETWORKS: "127.0.0.1" } });
  directory = await mkdtemp(join(tmpdir(), "footnote-paused-sync-"));
  await writeFile(join(directory, "tides.txt"), "High water at nine.");
});
afterEach(async () => {
  await product.close();
  await rm(directory, { recursive: true, force: true });
});

/** A folder whose synchronisation is requested, as workers find it. */
async function prepare(settings: object = { kind: "directory", path: directory }) {
  const admin = await createTestAdmin(product);
  const folder = await createTestFolder(admin, "Followed");
  const { body: organization } = await admin.get("/organization/current/");
  const organizationId: string = organization.id;
  product.app.config.syncDirectories.push({ organizationId, path: directory });
  const path = `/folders/${folder}/source/`;
  await admin.post(path, { settings, every_minutes: 60 });
  const where = { folderId: folder };
  const { id } = await product.app.db.folderSource.findFirstOrThrow({ where });
  const { db } = bindTenant(product.app, { organizationId });
  const acquire = () =>
    db.$transaction((tx) => acquireSync(tx, { organizationId, sourceId: id }, 1));
  return {
    id,
    db,
    acquire,
    readSource: async () => (await admin.get(path)).body.source,
    retry: () => admin.post(`${path}sync/`),
    /** As a process does that is killed: the lease of its attempt expires. */
    die: async () => {
      expect(await acquire()).toBeDefined();
      const past = { leaseExpiresAt: new Date(0), enqueuedAt: new Date(0) };
      await product.app.db.folderSource.updateMany({ where, data: past });
    },
  };
}

it("does not count attempts that gave their lease back, as when a server is stopped in order", async () => {
  const { db, acquire, die } = await prepare();
  await die();
  for (let time = 0; time < 3; time++) {
    const lease = await acquire();
    expect(lease).toMatchObject({ attempt: 2 });
    if (lease) await releaseSync(db, lease);
  }
});

it("counts an attempt whose time was over before the first file, and no other", async () => {
  const { id, db, acquire } = await prepare();
  const tryOnce = async (done: number) => {
    const lease = await acquire();
    if (!lease) throw new Error("no lease");
    await updateDone(db, lease, done);
    await releaseSync(db, lease, { isOutOfTime: true });
    return (await product.app.db.folderSource.findUniqueOrThrow({ where: { id } })).attempts;
  };
  expect(await tryOnce(1)).toBe(0);
  expect(await tryOnce(0)).toBe(1);
  expect(await tryOnce(1)).toBe(1);
});

it("pauses a source whose synchronisation was killed twice in a row, until an admin starts it", async () => {
  const followed = await prepare();
  await followed.die();
  await followed.die();
  const sync = bindSync(product.app);
  await product.app.jobs.work([sync], { concurrency: 1 });
  await sync.sweep?.run(product.app.jobs);
  await expect.poll(async () => (await followed.readSource()).state).toBe("idle");
  const paused = await followed.readSource();
  expect(paused).toMatchObject({ result: null, next_run_at: null });
  expect(paused.error).toContain("interrupted twice");
  const { requestedAt } = await product.app.db.folderSource.findUniqueOrThrow({
    where: { id: followed.id },
  });
  expect(requestedAt).toBeNull();

  expect((await followed.retry()).status).toBe(202);
  const readResult = async () => (await followed.readSource()).result;
  await expect.poll(readResult).toMatchObject({ added: 1 });
  expect(await followed.readSource()).toMatchObject({
    error: null,
    next_run_at: expect.any(String),
  });
});

it("pauses a source that gives no file until the time is over, twice", async () => {
  const server = await startHostileGit("keepalive");
  const { repository } = server;
  const { readSource } = await prepare({ kind: "git", repository });
  const sync = bindSync(product.app, { limitMs: 300 });
  await product.app.jobs.work([sync], { concurrency: 1 });
  const past = { enqueuedAt: new Date(0) };
  await expect
    .poll(async () => {
      await product.app.db.folderSource.updateMany({ data: past });
      await sync.sweep?.run(product.app.jobs);
      return (await readSource()).state;
    })
    .toBe("idle");
  expect((await readSource()).error).toContain("gave no file for an hour, so it is paused");
  server.close();
});
