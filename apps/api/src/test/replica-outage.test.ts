import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openSearchReplica, type SearchReplica } from "../platform/database/search-replica.ts";
import { openTenant } from "../platform/database/tenant.ts";
import { createTestAdmin, createTestFolder } from "./fixtures.ts";
import { hasNativeServices } from "./product.ts";
import {
  addText,
  answer,
  readReadiness,
  type ReplicatedProduct,
  soon,
  startReplicatedProduct,
} from "./replicated-product.ts";

const notUsed = "search replica not used";

describe.skipIf(!hasNativeServices)("a read replica that fails", () => {
  let product: ReplicatedProduct;
  beforeAll(async () => void (product = await startReplicatedProduct()), 60_000);
  afterAll(() => product.close());

  const waitUntilUsed = () =>
    expect.poll(() => readReadiness(product), soon).toEqual({ status: 200, replica: "ok" });

  it("is replaced by the primary while it is away or hangs; the log says so once, and the process stays ready", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Sheds");
    await addText(member, folder, "shed.txt", "The code of the sail shed is dunlin-5521.");
    await product.catchUp();
    const question = "What is the code of the sail shed?";
    const log = vi.spyOn(product.app.log, "warn");
    const countLines = () => log.mock.calls.filter(([, line]) => line === notUsed).length;
    const askAll = async () => {
      for (const content of await Promise.all([1, 2, 3].map(() => answer(member, question))))
        expect(content).toContain("dunlin-5521");
      expect(await readReadiness(product)).toEqual({ status: 200, replica: "failed" });
      expect(await readReadiness(product, "?strict")).toEqual({ status: 503, replica: "failed" });
    };
    await product.standby.restart("SIGKILL", async () => {
      await askAll();
      await askAll();
      expect(countLines()).toBe(1);
    });
    await waitUntilUsed();
    product.standby.signal("SIGSTOP");
    await askAll().finally(() => product.standby.signal("SIGCONT"));
    expect(countLines()).toBe(2);
    await waitUntilUsed();
    const content = await product.readByReplica(() => answer(member, question));
    expect(content).toContain("dunlin-5521");
  }, 120_000);

  it("is not used where it is too far behind, or is no standby", async () => {
    const { app } = product;
    const lines: unknown[] = [];
    const log = Object.assign(Object.create(app.log) as typeof app.log, {
      warn: (...line: unknown[]) => void lines.push(line[1]),
    });
    const open = (url: string | undefined) => {
      const parts = { url: url ?? "", lagMaxSeconds: 1, poolSize: 2, log };
      return openSearchReplica({ ...parts, primary: app.db, metrics: app.metrics });
    };
    const isUsed = (one: SearchReplica) => expect.poll(() => one.state().isUsed, soon);
    const replica = open(app.config.searchReplica?.url);
    await isUsed(replica).toBe(true);
    await product.whilePaused(async () => {
      await createTestAdmin(product);
      await isUsed(replica).toBe(false);
      expect(replica.state().lagSeconds).toBeGreaterThan(1);
    });
    await isUsed(replica).toBe(true);
    await replica.close();
    expect(lines).toEqual([notUsed]);
    const primary = open(app.config.databaseUrl);
    await expect.poll(() => lines, soon).toEqual([notUsed, notUsed]);
    expect(primary.state().isUsed).toBe(false);
    await primary.close();
  }, 90_000);

  it("goes on being used after it has cancelled a statement for what it replays, which the primary then runs", async () => {
    const folder = await createTestFolder(await createTestAdmin(product), "Sheds");
    const { db, searchReplica } = product.app;
    const { organizationId } = await db.folder.findUniqueOrThrow({ where: { id: folder } });
    await product.catchUp();
    await product.query("standby", "alter system set max_standby_streaming_delay = '1s'");
    await product.query("standby", "select pg_reload_conf()");
    await waitUntilUsed();
    const log = vi.spyOn(product.app.log, "warn");
    const served: unknown[] = [];
    const read = searchReplica?.read(
      organizationId,
      openTenant(db, organizationId),
      async (one) => {
        const rows = await one.$queryRaw`
        select pg_is_in_recovery() as "isStandby", case when pg_is_in_recovery() then pg_sleep(8)::text end from folder`;
        served.push(rows);
      },
    );
    const isReading = async () => {
      const sql = `select from pg_stat_activity where query like '%pg_sleep(8)%' and pid <> pg_backend_pid()`;
      return (await product.query("standby", sql)).length;
    };
    await expect.poll(isReading, soon).toBe(1);
    const lock = "lock table folder in access exclusive mode; select pg_current_xact_id()";
    await product.query("primary", `begin; ${lock}; commit`);
    await read;
    expect(served).toMatchObject([[{ isStandby: false }]]);
    const reasons = log.mock.calls
      .filter(([, line]) => line === notUsed)
      .map(([logged]) => (logged as { err: Error }).err.message);
    // On a busy machine the check that runs every few seconds may time out meanwhile.
    expect(
      reasons.filter((reason) => reason !== "Promise timed out after 3000 milliseconds"),
    ).toEqual([]);
    await waitUntilUsed();
  });
});
