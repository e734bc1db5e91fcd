import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { startHostileGit } from "../../test/hostile-git-server.ts";
import { hasNativeServices, type Product, startProduct } from "../../test/product.ts";

const modes = hasNativeServices ? (["native", "embedded"] as const) : (["embedded"] as const);

describe.each(modes)("workers on %s services, which organizations share", (mode) => {
  let product: Product;
  let directory: string;
  beforeAll(async () => {
    const env = { WEB_ALLOWED_NETWORKS: "127.0.0.1", INGESTION_CONCURRENCY: "3" };
    product = await startProduct({ mode, env });
    directory = await mkdtemp(join(tmpdir(), "footnote-shared-workers-"));
    await writeFile(join(directory, "tides.txt"), "High water at nine.");
  });
  afterAll(async () => {
    await product.close();
    await rm(directory, { recursive: true, force: true });
  });

  async function follow(admin: Client, settings: object): Promise<() => Promise<string>> {
    const folder = await createTestFolder(admin, crypto.randomUUID());
    const source = `/folders/${folder}/source/`;
    expect((await admin.post(source, { settings })).status).toBe(202);
    return async () => (await admin.get(source)).body.source.state;
  }

  it("leave one to the others while synchronisations of one organization do not end", async () => {
    const server = await startHostileGit("keepalive");
    const admin = await createTestAdmin(product);
    const { repository } = server;
    const states: (() => Promise<string>)[] = [];
    for (let at = 0; at < 4; at++) states.push(await follow(admin, { kind: "git", repository }));
    const readStates = async () => (await Promise.all(states.map((read) => read()))).toSorted();
    const shared = ["running", "running", "waiting", "waiting"];
    await expect.poll(readStates).toEqual(shared);

    const other = await createTestAdmin(product);
    const { body: organization } = await other.get("/organization/current/");
    product.app.config.syncDirectories.push({ organizationId: organization.id, path: directory });
    const readOther = await follow(other, { kind: "directory", path: directory });
    await expect.poll(readOther).toBe("idle");
    expect(await readStates()).toEqual(shared);

    // Those that have waited begin as soon as the others end, not when the sweeper finds them a minute later.
    server.close();
    await expect.poll(readStates).toEqual(["idle", "idle", "idle", "idle"]);
  });
});
