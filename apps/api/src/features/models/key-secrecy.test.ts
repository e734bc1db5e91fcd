import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, newClient } from "../../test/client.ts";
import { runCommand } from "../../test/command-line.ts";
import { askTide, createTestOperator, uploadTides } from "../../test/connected-models.ts";
import { createTestAdmin } from "../../test/fixtures.ts";
import { failing, type ModelEmulator, startModelEmulator } from "../../test/model-emulator.ts";
import { runEntry, startEntry } from "../../test/processes.ts";
import { hasNativeServices, type Product, startProduct } from "../../test/product.ts";

/** Parts of it would be as bad: this is what all of them have. */
const mark = "0123456789-planted";
const keys = {
  operator: `sk-operator-${mark}`,
  admin: `sk-admin-${mark}`,
  wrong: `sk-wrong-${mark}`,
};
const label = "Connection of the harbour office";

describe.skipIf(!hasNativeServices)("the key of a connection", () => {
  let product: Product;
  let provider: ModelEmulator;
  let process: ReturnType<typeof startEntry>;
  let stores: Record<string, string>;
  let operator: Client;
  let admin: Client;
  const replies: string[] = [];

  beforeAll(async () => {
    provider = await startModelEmulator();
    product = await startProduct({ mode: "native" });
    const { databaseUrl = "", redis, dataDir } = product.app.config;
    stores = { DATABASE_URL: databaseUrl, REDIS_URL: redis?.url ?? "", DATA_DIR: dataDir };
    const allowed = { WEB_ALLOWED_NETWORKS: "127.0.0.0/8" };
    process = startEntry("http", { ...stores, ...allowed, LOG_LEVEL: "trace" });
    const url = await process.url();
    operator = reading(await createTestOperator(product), url);
    admin = reading(await createTestAdmin(product), url);
    await uploadTides(admin);
  }, 120_000);
  afterAll(async () => {
    await process.stop();
    await product.close();
    await provider.close();
  });

  /** The same person at the other process, with every reply kept. */
  function reading({ token }: Client, url: string): Client {
    const client = newClient(url);
    client.token = token;
    const keep =
      <Arguments extends unknown[]>(
        send: (...asked: Arguments) => Promise<{ body: unknown; headers: Headers }>,
      ) =>
      async (...asked: Arguments) => {
        const answer = await send(...asked);
        replies.push(JSON.stringify([answer.body, ...answer.headers]));
        return answer;
      };
    for (const name of ["get", "post", "patch", "delete"] as const) {
      Object.assign(client, { [name]: keep(client[name]) });
    }
    return client;
  }

  it("is in no reply, error or log", async () => {
    const connection = { preset: "custom", base_url: provider.baseUrl, label };
    const quoting = (key: string) => ({
      ...failing(401, ""),
      status: 401,
      body: { error: { message: `Incorrect API key provided: ${key}`, code: "invalid_api_key" } },
    });
    for (const [page, client, key] of [
      ["operator", operator, keys.operator],
      ["organization", admin, keys.admin],
    ] as const) {
      if (page === "organization") {
        await operator.patch("/operator/models/", { organizations_may_connect: true });
      }
      const path = `/${page}/models/`;
      const models = { chat: { model: "writer" } };
      const added = await client.post(`${path}connections/`, { ...connection, key, models });
      expect(added.status).toBe(201);
      const id = added.body.connection_id;
      await client.get(path);
      // Each of these is refused: as too long, malformed, for another server, and by the provider.
      await client.post(`${path}connections/`, { ...connection, key: keys.wrong.repeat(200) });
      await client.post(`${path}connections/`, { ...connection, key: `${keys.wrong} and more` });
      await client.patch(`${path}connections/${id}/`, { base_url: "https://models.example.com" });
      await client.patch(`${path}connections/${id}/`, { base_url: `https://a:${keys.wrong}@b.c` });
      provider.scriptChat(quoting(key), quoting(key));
      await client.post(`${path}test/`, { connection_id: id, models: { chat: "writer" } });
      provider.scriptChat(quoting(keys.wrong), quoting(keys.wrong));
      const tried = { ...connection, key: keys.wrong };
      await client.post(`${path}test/`, { connection: tried, models: { chat: "writer" } });
      provider.scriptChat(...Array.from({ length: 3 }, () => quoting(key)));
      await askTide(admin);
    }
    const used = new Set(provider.requests.map(({ authorization }) => authorization));
    for (const key of Object.values(keys)) expect(used).toContain(`Bearer ${key}`);
    expectNone("replies", replies.join("\n"), label);
    expectNone("the log", process.output(), "/models/connections/");
  }, 120_000);

  it("is in no export", async () => {
    const audit = await fetchText("/organization/audit-events/export/");
    expectNone("the audit trail", audit, "model.connection_added");
    const usage = await fetchText("/organization/usage-history/export/");
    expectNone("the usage history", usage, ",");
    const { domain } = (await admin.get("/organization/current/")).body;
    const folder = await mkdtemp(join(tmpdir(), "footnote-export-"));
    await runCommand(product, "organizations", "export", domain, folder);
    expectNone("an organization's export", await readAll(folder), "High water");
    await rm(folder, { recursive: true });
  });

  it("is in a backup only encrypted", async () => {
    const folder = await mkdtemp(join(tmpdir(), "footnote-backup-"));
    const file = join(folder, "backup.tar");
    const made = await runEntry("backup", stores, ["backup", file]);
    expect(made).toMatchObject({ code: 0 });
    expectNone("what the backup prints", made.output, "files");
    await promisify(execFile)("tar", ["-xf", file, "-C", folder]);
    // The connections are in it, or nothing would have been looked at.
    expectNone("the backup", await readAll(folder), label);
    await rm(folder, { recursive: true });
  }, 60_000);

  async function fetchText(path: string): Promise<string> {
    const url = `${await process.url()}/api${path}`;
    const reply = await fetch(url, { headers: { authorization: `Token ${admin.token ?? ""}` } });
    expect(reply.status).toBe(200);
    return await reply.text();
  }
});

/** The bytes of all files below a folder, as text; packed ones unpacked too. */
async function readAll(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const read = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const bytes = await readFile(join(parentPath, name));
      const unpacked = name.endsWith(".gz") ? gunzipSync(bytes) : bytes;
      return unpacked.toString("latin1");
    });
  return (await Promise.all(read)).join("\n");
}

/** `known` is in the text, so that an empty one does not pass. */
function expectNone(what: string, text: string, known: string): void {
  expect([what, text.includes(known)]).toEqual([what, true]);
  const encoded = Buffer.from(mark).toString("base64").slice(0, -4);
  const found = [mark, encoded].filter((form) => text.includes(form));
  expect([what, found]).toEqual([what, []]);
}
