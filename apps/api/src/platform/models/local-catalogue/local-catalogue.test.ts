import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import tar from "tar-stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTinyModels } from "../../../../../../local-models/src/test/tiny-models.ts";
import { type CatalogueModel, catalogue, estimateMemoryMb } from "./catalogue.ts";
import { InstallFailed } from "./download-file.ts";
import { type LocalCatalogue, openLocalCatalogue } from "./local-catalogue.ts";

const weights = "onnx/model_quantized.onnx";
const model: CatalogueModel = {
  id: "tiny/embedder",
  kind: "embedding",
  languages: [],
  licence: "none",
  files: ["config.json", "tokenizer.json", "tokenizer_config.json", weights].map((path) => ({
    path,
  })),
};

let hub = "";
let folder = "";
let sourceAddress = "";
let asked: { path: string; range: string | undefined }[] = [];
/** The next request of the weights gets this many bytes, and then nothing. */
let cutAt: number | undefined;
let hangUp = () => {};
let etag = '"one"';
let compresses = false;
let close = () => {};
let local: LocalCatalogue;

beforeEach(async () => {
  hub = await mkdtemp(join(tmpdir(), "footnote-hub-"));
  folder = await mkdtemp(join(tmpdir(), "footnote-models-"));
  await makeTinyModels(hub);
  [asked, cutAt, etag, compresses] = [[], undefined, '"one"', false];
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  close = () => server.close().closeAllConnections();
  sourceAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  local = open(sourceAddress);
});
afterEach(async () => {
  close();
  await Promise.all([hub, folder].map((one) => rm(one, { recursive: true })));
});

const open = (source: string, changes: { memoryMb?: number; models?: CatalogueModel[] } = {}) =>
  openLocalCatalogue({
    folder,
    source,
    reserve: { folder, bytes: 0 },
    memoryMb: 1_000,
    models: [model],
    ...changes,
  });

/** A hub that knows ranges and versions of files. */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? "").replace("/resolve/main", "");
  const { range, "if-range": version } = request.headers;
  const bytes = await readFile(join(hub, path)).catch(() => undefined);
  if (!bytes) return void response.writeHead(404).end();
  if (request.method === "HEAD") {
    return void response.writeHead(200, { "content-length": bytes.length }).end();
  }
  asked.push({ path: path.replace(`/${model.id}/`, ""), range });
  const from = range && version === etag ? Number(/bytes=(\d+)-/.exec(range)?.[1]) : 0;
  const rest = bytes.subarray(from);
  if (compresses && String(request.headers["accept-encoding"]).includes("gzip")) {
    const packed = gzipSync(bytes);
    const length = { "content-length": packed.length };
    return void response.writeHead(200, { "content-encoding": "gzip", ...length }).end(packed);
  }
  response.writeHead(from > 0 ? 206 : 200, { etag, "content-length": rest.length });
  if (cutAt === undefined || !path.endsWith(weights)) return void response.end(rest);
  response.write(rest.subarray(0, cutAt));
  hangUp = () => response.destroy();
  cutAt = undefined;
}

/** Installs the model as far as these bytes of its weights. */
async function loseConnectionAt(bytes: number): Promise<void> {
  cutAt = bytes;
  const outcome = reasonOf(local.install(model.id));
  await expect.poll(receivedOfWeights).toBe(bytes);
  hangUp();
  expect(await outcome).toBe("interrupted");
}

/** Those that are received of the weights: all other files come before them. */
async function receivedOfWeights(): Promise<number> {
  const [listed] = await local.list();
  const others = model.files.filter(({ path }) => path !== weights);
  const sizes = await Promise.all(others.map(async ({ path }) => (await published(path)).length));
  return (listed?.receivedBytes ?? 0) - sizes.reduce((sum, size) => sum + size, 0);
}

const state = async (catalogued = local) => (await catalogued.list())[0]?.state;
const installed = (path: string) => readFile(join(folder, model.id, path));
const published = (path: string) => readFile(join(hub, model.id, path));
const reasonOf = (work: Promise<void>) =>
  work.then(
    () => "none",
    (error: unknown) => (error instanceof InstallFailed ? error.reason : String(error)),
  );

describe("a local model", () => {
  it("is absent, then installed whole, then removed", async () => {
    expect(await state()).toBe("absent");
    await local.install(model.id);
    expect(await state()).toBe("ready");
    for (const { path } of model.files) {
      expect(await installed(path)).toEqual(await published(path));
    }
    expect(await local.verify(model.id)).toBe("ready");
    await local.remove(model.id);
    expect(await state()).toBe("absent");
  });

  it("continues where a connection was lost", async () => {
    await loseConnectionAt(100);
    expect(await state()).toBe("interrupted");
    asked = [];
    await local.install(model.id);
    expect(asked).toEqual([{ path: weights, range: "bytes=100-" }]);
    expect(await installed(weights)).toEqual(await published(weights));
  });

  it("begins again when the file has another version since", async () => {
    await loseConnectionAt(100);
    etag = '"two"';
    await writeFile(join(hub, model.id, weights), "another version");
    await local.install(model.id);
    expect(String(await installed(weights))).toBe("another version");
  });

  it("reports its progress, is downloaded once, and stops when it is cancelled", async () => {
    cutAt = 100;
    const work = local.install(model.id);
    expect(local.install(model.id)).toBe(work);
    const outcome = reasonOf(work);
    await expect.poll(receivedOfWeights).toBe(100);
    expect(await state()).toBe("downloading");
    expect(await local.cancel(model.id)).toBe(true);
    expect(await outcome).toBe("interrupted");
    expect(await state()).toBe("interrupted");
    expect(await local.cancel(model.id)).toBe(false);
  });

  it("is seen while another process downloads it, who stops when it is cancelled here", async () => {
    cutAt = 100;
    const outcome = reasonOf(local.install(model.id));
    await expect.poll(receivedOfWeights).toBe(100);
    const another = open(sourceAddress);
    expect(await state(another)).toBe("downloading");
    expect((await another.find(model.id)).totalBytes).toBeGreaterThan(100);
    asked = [];
    await another.install(model.id);
    expect(asked).toEqual([]);
    expect(await another.cancel(model.id)).toBe(true);
    expect(await outcome).toBe("interrupted");
    expect(await state(another)).toBe("interrupted");
  });

  it("comes whole from a hub that compresses texts", async () => {
    compresses = true;
    await local.install(model.id);
    expect(await installed("config.json")).toEqual(await published("config.json"));
  });

  it("is refused when its checksum is another one, and not continued", async () => {
    const files = model.files.map(({ path }) => ({
      path,
      ...(path === weights && { sha256: "0".repeat(64) }),
    }));
    const strict = withFiles(files);
    expect(await reasonOf(strict.install(model.id))).toBe("damaged");
    expect(asked.filter(({ path }) => path === weights)).toHaveLength(1);
    const right = createHash("sha256")
      .update(await published(weights))
      .digest("hex");
    const exact = withFiles(
      model.files.map(({ path }) => ({ path, ...(path === weights && { sha256: right }) })),
    );
    await exact.install(model.id);
    expect(asked.at(-1)).toEqual({ path: weights, range: undefined });
    expect(await state()).toBe("ready");
  });

  it("is damaged when a file changes, and mended by installing it again", async () => {
    await local.install(model.id);
    await truncate(join(folder, model.id, weights), 10);
    expect(await state()).toBe("damaged");
    asked = [];
    await local.install(model.id);
    expect(asked.map(({ path }) => path)).toEqual([weights]);
    expect(await state()).toBe("ready");
    const bytes = await installed(weights);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(join(folder, model.id, weights), bytes);
    expect(await local.verify(model.id)).toBe("damaged");
  });

  it("is too large for less memory than it takes", async () => {
    await local.install(model.id);
    expect(await state(open("http://unused.test", { memoryMb: 0.001 }))).toBe("too_large");
  });

  it("comes from a folder where there is no internet", async () => {
    const offline = open("http://127.0.0.1:9");
    expect(await reasonOf(offline.install(model.id))).toBe("unreachable");
    await offline.importFolder(model.id, join(hub, model.id));
    expect(await state(offline)).toBe("ready");
    expect(asked).toEqual([]);
    const torn = join(hub, "torn");
    await cp(join(hub, model.id), torn, { recursive: true });
    await rm(join(torn, "config.json"));
    expect(await reasonOf(offline.importFolder(model.id, torn))).toBe("incomplete");
    // What was installed stays.
    expect(await state(offline)).toBe("ready");
  });

  it("keeps every file that was installed when one of the new ones cannot be put there", async () => {
    await local.importFolder(model.id, join(hub, model.id));
    const before = await installed("config.json");
    await writeFile(join(hub, model.id, "config.json"), "{}");
    const part = join(folder, model.id, `${weights}.part`);
    await mkdir(join(part, "in the way"), { recursive: true });
    await expect(local.importFolder(model.id, join(hub, model.id))).rejects.toThrow();
    expect(await installed("config.json")).toEqual(before);
    const there = await readdir(join(folder, model.id), { recursive: true });
    expect(there.filter((name) => name.includes(".part"))).toEqual([]);
  });

  it.each(["model.tar", "model.tar.gz"])("comes from a file: %s", async (name) => {
    const offline = open("http://127.0.0.1:9");
    const pack = tar.pack();
    for (const { path } of model.files) {
      pack.entry({ name: `./embedder/${path}` }, await published(path));
    }
    pack.entry({ name: "../../escaped.json" }, "{}");
    pack.finalize();
    const bytes = await buffer(pack);
    const archive = join(hub, name);
    await writeFile(archive, name.endsWith("gz") ? gzipSync(bytes) : bytes);
    await offline.importArchive(model.id, archive);
    expect(await state(offline)).toBe("ready");
    expect(await installed(weights)).toEqual(await published(weights));
    expect(await readdir(join(folder, "tiny"))).toEqual(["embedder"]);
    expect(await readdir(folder)).toEqual(["tiny"]);
    const whole = await readFile(archive);
    await writeFile(archive, whole.subarray(0, whole.length / 2));
    expect(await reasonOf(offline.importArchive(model.id, archive))).toMatch(/damaged|incomplete/);
    expect(await state(offline)).toBe("ready");
  });

  it("is not found under another name, nor where the hub has none", async () => {
    expect(await reasonOf(local.importFolder("../elsewhere", hub))).toContain("not_found");
    await rm(join(hub, model.id, "config.json"));
    expect(await reasonOf(local.install(model.id))).toBe("not_found");
    expect(await state()).toBe("absent");
  });
});

function withFiles(files: CatalogueModel["files"]): LocalCatalogue {
  return open(sourceAddress, { models: [{ ...model, files: [...files] }] });
}

describe("the catalogue", () => {
  it("has a model of each kind, with the files that it is made of", () => {
    expect(new Set(catalogue.map(({ kind }) => kind)).size).toBe(5);
    for (const { id, files } of catalogue) {
      expect(id).toMatch(/^[\w-]+\/[\w.-]+$/);
      const paths = files.map(({ path }) => path);
      expect(paths.some((path) => /\.(?:onnx|gguf)$/.test(path))).toBe(true);
      expect(paths.every((path) => /^[\w/]+\.(json|onnx)$|^[\w.-]+\.gguf$/.test(path))).toBe(true);
    }
    expect(estimateMemoryMb(100)).toBe(300);
  });
});
