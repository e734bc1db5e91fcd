import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { LocalModel } from "@footnote/contracts/models/local-models";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../test/client.ts";
import { askTide, createTestOperator, uploadTides } from "../../../test/connected-models.ts";
import { createTestAdmin } from "../../../test/fixtures.ts";
import { type HubEmulator, startHubEmulator } from "../../../test/hub-emulator.ts";
import { type Product, startProduct } from "../../../test/product.ts";
import { hasLocalModels } from "../../../platform/models/local-server.ts";

/** The machine may be busy with other tests. */
const patient = { timeout: 30_000 };
const reranker = "Xenova/bge-reranker-base";
const judge = "Xenova/mDeBERTa-v3-base-xnli-multilingual-nli-2mil7";
const embedder = "Xenova/paraphrase-multilingual-MiniLM-L12-v2";
const path = "/operator/models/local/";

let product: Product;
let hub: HubEmulator;
let operator: Client;
let admin: Client;

beforeAll(async () => {
  hub = await startHubEmulator();
  product = await startProduct({ env: { LOCAL_MODELS_SOURCE: hub.address } });
  operator = await createTestOperator(product);
  admin = await createTestAdmin(product);
  await uploadTides(admin);
});
afterAll(async () => {
  await product.close();
  await hub.close();
});
afterEach(async () => {
  for (const model of [reranker, judge, embedder]) await post("remove", { model });
});

const post = (action: string, body: object) => operator.post(`${path}${action}/`, body);
const find = (body: { models: LocalModel[] }, id: string) =>
  body.models.find((model) => model.id === id);
const look = async (id: string) => find((await operator.get(path)).body, id);
const folderOf = (id: string) => join(product.app.config.localCatalogue.folder, id);
const roleOf = async (name: string) =>
  (await operator.get("/operator/models/")).body.roles.find(
    ({ role }: { role: string }) => role === name,
  );

async function install(model: string) {
  expect((await post("install", { model })).status).toBe(202);
  await expect.poll(async () => (await look(model))?.state, patient).toBe("ready");
}

describe("the catalogue of local models", () => {
  it("is the operators' business", async () => {
    expect((await admin.get(path)).status).toBe(404);
    const { body } = await operator.get(path);
    expect(body).toMatchObject({ may_download: true, source: hub.address });
    expect(find(body, reranker)).toMatchObject({
      role: "reranker",
      licence: "MIT",
      size: 279_000_000,
      memory: 837,
      state: "absent",
      verified: false,
      in_use: false,
      problem: null,
    });
  });

  it("shows how far a download is, stops it, and continues it", async () => {
    const release = hub.hold();
    const begun = await post("install", { model: reranker });
    expect(find(begun.body, reranker)?.state).toBe("downloading");
    const weights = await readFile(join(hub.folderOf(reranker), "onnx/model_quantized.onnx"));
    const half = Math.floor(weights.length / 2);
    const reached = async () => {
      const { size = 0, received = 0 } = (await look(reranker)) ?? {};
      return (size ?? 0) - received;
    };
    await expect.poll(reached, patient).toBe(weights.length - half);
    const stopped = await post("cancel", { model: reranker });
    expect(find(stopped.body, reranker)).toMatchObject({ state: "interrupted", problem: null });
    release();
    await install(reranker);
    const installed = await readFile(join(folderOf(reranker), "onnx/model_quantized.onnx"));
    expect(installed).toEqual(weights);
  });

  it("says why a model could not be installed, and what it takes too much of", async () => {
    const model = "onnx-community/bge-reranker-v2-m3-ONNX";
    await post("install", { model });
    await expect.poll(async () => (await look(model))?.problem, patient).toBe("not_found");
    expect(await look(model)).toMatchObject({ state: "absent" });
    expect(await post("install", { model: "../elsewhere" })).toMatchObject({
      status: 404,
      body: { code: "local_model.not_found" },
    });
  });

  it("imports a model from the import folder, and looks nowhere else", async () => {
    const imports = join(product.app.config.localCatalogue.folder, "import");
    await mkdir(imports, { recursive: true });
    await cp(hub.folderOf(reranker), join(imports, "reranker"), { recursive: true });
    const imported = await post("import", { model: reranker, path: "reranker" });
    expect(find(imported.body, reranker)?.state).toBe("ready");
    for (const elsewhere of ["nothing", "../../..", "/etc", "../importable"]) {
      expect(await post("import", { model: judge, path: elsewhere })).toMatchObject({
        status: 404,
        body: { code: "local_model.import_missing" },
      });
    }
    await rm(join(imports, "reranker/config.json"));
    expect(await post("import", { model: judge, path: "reranker" })).toMatchObject({
      status: 422,
      body: { code: "local_model.import_incomplete", detail: "config.json" },
    });
    await writeFile(join(imports, "broken.tar.gz"), "no archive");
    expect(await post("import", { model: judge, path: "broken.tar.gz" })).toMatchObject({
      status: 422,
      body: { code: "local_model.import_damaged" },
    });
    expect((await look(judge))?.state).toBe("absent");
  });

  it("takes an uploaded archive", async () => {
    const { stdout } = await promisify(execFile)("tar", ["-cz", "-C", hub.folderOf(judge), "."], {
      encoding: "buffer",
    });
    const send = (name: string, bytes: Buffer) =>
      operator.postBytes(
        `${path}upload/?${new URLSearchParams({ model: judge, name }).toString()}`,
        Uint8Array.from(bytes),
      );
    expect((await send("judge.tar.gz", stdout.subarray(0, 200))).body.code).toMatch(/^local_model/);
    expect((await send("judge.zip", stdout)).status).toBe(400);
    const uploaded = await send("judge.tar.gz", stdout);
    expect(find(uploaded.body, judge)?.state).toBe("ready");
  });

  it("has what was done in the operators' audit log", async () => {
    await install(reranker);
    await post("remove", { model: reranker });
    const events = await product.app.db.$queryRaw<{ action: string }[]>`
      select action from audit_event where detail->>'model' = ${reranker} order by at desc limit 2`;
    expect(events.map(({ action }) => action)).toEqual([
      "model.local_removed",
      "model.local_installed",
    ]);
  });
});

describe.skipIf(!hasLocalModels())("an installed model", () => {
  it("is used without a restart, and no longer when it is removed", async () => {
    await install(reranker);
    await install(embedder);
    const used = await post("use", { model: reranker, in_use: true });
    expect(find(used.body, reranker)?.in_use).toBe(true);
    expect(await roleOf("reranker")).toMatchObject({
      source: "installation",
      in_use: [`local:${reranker}`],
      models: [{ connection_id: null }],
    });
    await post("use", { model: embedder, in_use: true });
    const { app } = product;
    const vectors = await app.models.embedding?.embed(["the ferry", "boat", "tax"]);
    expect(vectors).toHaveLength(3);
    const scores = await app.models.reranker?.score("ferry", ["the ferry", "the tax"]);
    expect(scores).toHaveLength(2);
    const recipients = (await admin.get("/privacy/recipients/")).body;
    expect(recipients).toMatchObject({ chat_model: "internal", embedding_model: "internal" });
    await expect(askTide(admin)).resolves.toMatchObject({ metadata: { model: null } });
    await post("remove", { model: reranker });
    await post("use", { model: embedder, in_use: false });
    expect(await roleOf("reranker")).toMatchObject({ source: "none", in_use: [] });
    expect(await look(reranker)).toMatchObject({ state: "absent", in_use: false });
    expect(app.models.embedding).toBeUndefined();
  });

  it("judges claims in place of a chat model", async () => {
    await install(judge);
    await post("use", { model: judge, in_use: true });
    expect(product.app.models.judge?.name).toBe(`local:${judge}`);
    expect(product.app.models.verification).toBeUndefined();
    // An organization's own choice wins all the same.
    await operator.patch("/operator/models/", { organizations_may_connect: true });
    const own = { preset: "custom", base_url: "https://models.example.com/v1" };
    const models = { verification: { model: "own" } };
    await admin.post("/organization/models/connections/", { ...own, models });
    const { roles } = (await admin.get("/organization/models/")).body;
    expect(roles[2]).toMatchObject({ role: "verification", in_use: ["own"] });
  });

  it("is not used while it is damaged or not there, and answers go on", async () => {
    expect((await post("use", { model: reranker, in_use: true })).body.code).toBe(
      "local_model.not_ready",
    );
    await install(reranker);
    const weights = join(folderOf(reranker), "onnx/model_quantized.onnx");
    const bytes = await readFile(weights);
    await writeFile(weights, Buffer.from(bytes).fill(0, bytes.length - 8));
    expect((await post("use", { model: reranker, in_use: true })).body.code).toBe(
      "local_model.damaged",
    );
    await writeFile(weights, bytes);
    await post("use", { model: reranker, in_use: true });
    await truncate(weights, 10);
    await product.app.modelRegistry.reload();
    expect(await look(reranker)).toMatchObject({ state: "damaged", in_use: true });
    expect(await roleOf("reranker")).toMatchObject({ in_use: [], models: [{}] });
    await expect(askTide(admin)).resolves.toMatchObject({
      content: expect.stringContaining("nine"),
    });
    // Installed again it is used again.
    await install(reranker);
    await expect
      .poll(async () => (await roleOf("reranker")).in_use, patient)
      .toEqual([`local:${reranker}`]);
  });

  it("is refused when it cannot be run", async () => {
    const imports = join(product.app.config.localCatalogue.folder, "import/nonsense");
    await cp(hub.folderOf(reranker), imports, { recursive: true });
    await writeFile(join(imports, "onnx/model_quantized.onnx"), "no model");
    await post("import", { model: reranker, path: "nonsense" });
    const refused = await post("use", { model: reranker, in_use: true });
    expect(refused).toMatchObject({ status: 422, body: { code: "local_model.not_loadable" } });
    expect(await roleOf("reranker")).toMatchObject({ in_use: [] });
  });
});

describe("a model for which the server is not prepared", () => {
  it("is refused with what to do", async () => {
    const env = {
      LOCAL_MODELS_SOURCE: hub.address,
      LOCAL_MODELS_DOWNLOAD: "false",
      LOCAL_MODELS_MEMORY_MB: "500",
    };
    const narrow = await startProduct({ env, workers: false });
    try {
      const there = await createTestOperator(narrow);
      const ask = async (action: string, body: object) =>
        (await there.post(`${path}${action}/`, body)).body.code;
      expect(await ask("install", { model: reranker })).toBe("local_model.downloads_off");
      narrow.app.config.localCatalogue.download = true;
      expect(await ask("install", { model: reranker })).toBe("local_model.too_large");
      Object.assign(narrow.app.localModels.runtime, { isInstalled: () => false });
      expect(await ask("use", { model: embedder, in_use: true })).toBe(
        "local_model.runtime_missing",
      );
      const { body } = await there.get(path);
      expect(body).toMatchObject({ runtime_installed: false, memory_limit: 500 });
      expect(find(body, reranker)).toMatchObject({ fits_memory: false, state: "absent" });
    } finally {
      await narrow.close();
    }
  });
});

describe("a model that the settings of the server name", () => {
  it("is in use and not removed: without a download, nothing would bring it back", async () => {
    const { config } = product.app;
    const before = config.localModels;
    const judgeOfSettings = { model: `local:${judge}`, timeoutMs: 1000 };
    Object.assign(config, { localModels: { judge: judgeOfSettings } });
    try {
      expect((await look(judge))?.in_use).toBe(true);
      expect(await post("remove", { model: judge })).toMatchObject({
        status: 409,
        body: { code: "local_model.in_environment" },
      });
    } finally {
      Object.assign(config, { localModels: before });
    }
  });
});
