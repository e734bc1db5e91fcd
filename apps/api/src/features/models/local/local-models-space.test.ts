import { access, cp, mkdir, mkdtemp, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { LocalModel } from "@footnote/contracts/models/local-models";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestOperator } from "../../../test/connected-models.ts";
import { type HubEmulator, startHubEmulator } from "../../../test/hub-emulator.ts";
import { type Product, startProduct } from "../../../test/product.ts";
import { canMount, mountSmallDisk, type SmallDisk } from "../../../test/small-disk.ts";

/** The machine may be busy with other tests. */
const patient = { timeout: 30_000 };
const embedder = "Xenova/paraphrase-multilingual-MiniLM-L12-v2";
const reranker = "Xenova/bge-reranker-base";
const path = "/operator/models/local/";
const megabyte = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

let hub: HubEmulator;
beforeAll(async () => {
  hub = await startHubEmulator();
});
afterAll(() => hub.close());

async function look(operator: Client, id: string): Promise<LocalModel | undefined> {
  const { models } = (await operator.get(path)).body as { models: LocalModel[] };
  return models.find((model) => model.id === id);
}

const upload = (operator: Client, model: string) =>
  operator.postBytes(
    `${path}upload/?${new URLSearchParams({ model, name: "model.tar" }).toString()}`,
    new Uint8Array(1024),
  );

describe.skipIf(!canMount)("local models on a disk that is nearly full", () => {
  // Of a disk this small, a tenth is the reserve.
  const reserve = 4 * megabyte;
  let disk: SmallDisk;
  let product: Product;
  let operator: Client;
  beforeAll(async () => {
    disk = mountSmallDisk(40);
    const env = { LOCAL_MODELS_SOURCE: hub.address, LOCAL_MODELS_FOLDER: disk.folder };
    product = await startProduct({ env, workers: false });
    operator = await createTestOperator(product);
    await cp(hub.folderOf(embedder), join(disk.folder, "import/embedder"), { recursive: true });
  });
  afterAll(async () => {
    await product.close();
    disk.unmount();
  });

  it("are refused before the reserve is used, and installed once there is room", async () => {
    await disk.fill(reserve - 4096);
    const model = embedder;
    const refused = [
      await operator.post(`${path}install/`, { model }),
      await operator.post(`${path}import/`, { model, path: "embedder" }),
      await upload(operator, model),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([507, "storage.full"]);
    }
    await disk.clear();
    // The size that the catalogue gives counts before anything is downloaded, here 279 MB ...
    expect(await operator.post(`${path}install/`, { model: reranker })).toMatchObject({
      status: 507,
    });
    // ... and that of the source where the catalogue has none.
    await disk.fill(reserve + 4096);
    expect((await operator.post(`${path}install/`, { model })).status).toBe(202);
    await expect.poll(async () => (await look(operator, model))?.problem, patient).toBe("no_space");
    expect(await look(operator, model)).toMatchObject({ received: 0 });
    await disk.clear();
    await operator.post(`${path}import/`, { model, path: "embedder" });
    expect((await look(operator, model))?.state).toBe("ready");
  });
});

describe("a local model that is being downloaded", () => {
  it("is not imported meanwhile", async () => {
    const product = await startProduct({
      env: { LOCAL_MODELS_SOURCE: hub.address },
      workers: false,
    });
    try {
      const operator = await createTestOperator(product);
      const imports = join(product.app.config.localCatalogue.folder, "import");
      await cp(hub.folderOf(embedder), join(imports, "embedder"), { recursive: true });
      const release = hub.hold();
      const model = embedder;
      await operator.post(`${path}install/`, { model });
      const body = { model, path: "embedder" };
      for (const refused of [
        await operator.post(`${path}import/`, body),
        await upload(operator, model),
      ]) {
        expect([refused.status, refused.body.code]).toEqual([409, "local_model.busy"]);
      }
      expect((await look(operator, model))?.state).toBe("downloading");
      await operator.post(`${path}cancel/`, { model });
      expect((await operator.post(`${path}import/`, body)).status).toBe(200);
      expect((await look(operator, model))?.state).toBe("ready");
      release();
    } finally {
      await product.close();
    }
  });
});

describe("what killed processes have left of local models", () => {
  it("is deleted at the start when it is old, and nothing else is", async () => {
    const folder = await mkdtemp(join(tmpdir(), "footnote-models-"));
    const part = `${embedder}/onnx/model_quantized.onnx.part`;
    const leave = async (name: string, days: number) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, "bytes");
      const then = new Date(Date.now() - days * dayMs);
      for (const aged of [file, dirname(file)]) await utimes(aged, then, then);
    };
    await leave("upload-aB3dE6/model.tar", 2);
    await leave("upload-aB3dE7/model.tar", 0);
    await leave(`${reranker}.import-aB3dE6/config.json`, 2);
    await leave(`${reranker}.import-aB3dE7/config.json`, 0);
    await leave(`${reranker}/onnx/model_quantized.onnx.part`, 8);
    await leave(`${reranker}/onnx/model_quantized.onnx.part.etag`, 8);
    await leave(`${reranker}/config.json`, 30);
    await leave(part, 6);
    await leave(`${part}.etag`, 8);
    await leave("import/upload-aB3dE6/config.json", 30);
    const product = await startProduct({ env: { LOCAL_MODELS_FOLDER: folder }, workers: false });
    await product.close();
    const isThere = (name: string) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      );
    const left: [string, boolean][] = [
      ["upload-aB3dE6", false],
      ["upload-aB3dE7", true],
      [`${reranker}.import-aB3dE6`, false],
      [`${reranker}.import-aB3dE7`, true],
      [`${reranker}/onnx/model_quantized.onnx.part`, false],
      [`${reranker}/onnx/model_quantized.onnx.part.etag`, false],
      [`${reranker}/config.json`, true],
      [part, true],
      [`${part}.etag`, true],
      ["import/upload-aB3dE6", true],
    ];
    for (const [name, isKept] of left) expect([name, await isThere(name)]).toEqual([name, isKept]);
  });
});
