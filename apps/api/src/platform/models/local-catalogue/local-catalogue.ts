import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { type CatalogueModel, estimateMemoryMb } from "./catalogue.ts";
import { extractArchive } from "./extract-archive.ts";
import { downloadFile, hashOf, InstallFailed, sizeOf } from "./download-file.ts";

/** `interrupted`: a part is there, and the next installation continues it. */
export type ModelState =
  | "absent"
  | "downloading"
  | "interrupted"
  | "damaged"
  | "too_large"
  | "ready";

export type ListedModel = {
  readonly model: CatalogueModel;
  readonly state: ModelState;
  /** While it is downloading. */
  readonly receivedBytes?: number;
};

export type LocalCatalogue = {
  list(): Promise<ListedModel[]>;
  /**
   * Downloads a model, or what is missing of it. A second call joins the first.
   * @throws InstallFailed, also after `cancel`
   */
  install(id: string): Promise<void>;
  /** Stops a download; what is there is kept. Returns false when there is none. */
  cancel(id: string): boolean;
  /** Copies a model from a folder that holds its files. @throws InstallFailed */
  importFolder(id: string, folder: string): Promise<void>;
  /** Copies a model from a .tar or .tar.gz that holds its files. @throws InstallFailed */
  importArchive(id: string, archive: string): Promise<void>;
  /** Compares every file with what was installed, which takes as long as reading it. */
  verify(id: string): Promise<ModelState>;
  remove(id: string): Promise<void>;
};

type Settings = {
  /** Where local models are: config.localModels.folder. */
  readonly folder: string;
  /** A hub's address, before a model's name. */
  readonly source: string;
  readonly models: readonly CatalogueModel[];
  /** That one model may take. */
  readonly memoryMb: number;
  readonly fetch?: typeof globalThis.fetch;
};

/** Written when all files are there: without it, they may be those of somebody who copied them by hand. */
const manifestName = ".installed.json";
const manifest = z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() }));
type Manifest = z.infer<typeof manifest>;

type Running = { controller: AbortController; received: Map<string, number>; ended: Promise<void> };

export function openLocalCatalogue(settings: Settings): LocalCatalogue {
  const running = new Map<string, Running>();
  const find = (id: string): CatalogueModel => {
    const model = settings.models.find((one) => one.id === id);
    if (!model) throw new InstallFailed("not_found", id);
    return model;
  };
  const folderOf = (id: string) => join(settings.folder, ...id.split("/"));
  const stateOf = async (model: CatalogueModel): Promise<ListedModel> => {
    const download = running.get(model.id);
    if (!download) return { model, state: await readState(model, folderOf(model.id), settings) };
    const receivedBytes = [...download.received.values()].reduce((sum, bytes) => sum + bytes, 0);
    return { model, state: "downloading", receivedBytes };
  };
  return {
    list: () => Promise.all(settings.models.map(stateOf)),
    install(id) {
      const known = running.get(id);
      if (known) return known.ended;
      const controller = new AbortController();
      const received = new Map<string, number>();
      const work = { folder: folderOf(id), signal: controller.signal, received };
      const ended = (async () => installModel(find(id), work, settings))().finally(() =>
        running.delete(id),
      );
      running.set(id, { controller, received, ended });
      return ended;
    },
    cancel(id) {
      const download = running.get(id);
      download?.controller.abort(new InstallFailed("interrupted", id));
      return download !== undefined;
    },
    importFolder: async (id, from) => await importModel(find(id), from, folderOf(id)),
    importArchive: async (id, archive) => await unpackModel(find(id), archive, folderOf(id)),
    async verify(id) {
      const model = find(id);
      const state = await readState(model, folderOf(id), settings);
      if (state !== "ready") return state;
      return (await isIntact(folderOf(id))) ? "ready" : "damaged";
    },
    async remove(id) {
      const download = running.get(find(id).id);
      download?.controller.abort(new InstallFailed("interrupted", id));
      await download?.ended.catch((error: unknown) => {
        if (!(error instanceof InstallFailed)) throw error;
      });
      await rm(folderOf(id), { recursive: true, force: true });
    },
  };
}

type Work = { folder: string; signal: AbortSignal; received: Map<string, number> };

async function installModel(model: CatalogueModel, work: Work, settings: Settings): Promise<void> {
  const { fetch = globalThis.fetch, source } = settings;
  const known = await readManifest(work.folder);
  for (const { path, sha256 } of model.files) {
    const target = join(work.folder, path);
    const size = await sizeOf(target);
    // One that was damaged since is fetched again.
    if (size > 0 && (known[path]?.bytes ?? size) === size) continue;
    const address = `${source}/${model.id}/resolve/main/${path}`;
    await downloadFile(
      { address, target, sha256 },
      { fetch, signal: work.signal, onProgress: (bytes) => void work.received.set(path, bytes) },
    );
  }
  await writeManifest(model, work.folder);
}

async function importModel(model: CatalogueModel, from: string, folder: string): Promise<void> {
  for (const { path, sha256 } of model.files) {
    const file = join(from, path);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || found.size === 0) throw new InstallFailed("incomplete", path);
    if (sha256 !== undefined && (await hashOf(file)) !== sha256) {
      throw new InstallFailed("damaged", path);
    }
  }
  for (const { path } of model.files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await copyFile(join(from, path), join(folder, path));
  }
  await writeManifest(model, folder);
}

async function unpackModel(model: CatalogueModel, archive: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const unpacked = await mkdtemp(`${folder}.import-`);
  try {
    await extractArchive(archive, model.files, unpacked).catch((error: unknown) => {
      throw new InstallFailed("damaged", archive, { cause: error });
    });
    await importModel(model, unpacked, folder);
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

async function readState(
  model: CatalogueModel,
  folder: string,
  { memoryMb }: Settings,
): Promise<ModelState> {
  const known = await readManifest(folder);
  const sizes = await Promise.all(model.files.map(({ path }) => sizeOf(join(folder, path))));
  const parts = await Promise.all(
    model.files.map(({ path }) => sizeOf(join(folder, `${path}.part`))),
  );
  const whole = sizes.every((size) => size > 0);
  if (!whole && Object.keys(known).length > 0) return "damaged";
  if (!whole) return [...sizes, ...parts].some((size) => size > 0) ? "interrupted" : "absent";
  const changed = model.files.some(
    ({ path }, at) => (known[path]?.bytes ?? sizes[at]) !== sizes[at],
  );
  if (changed) return "damaged";
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  return estimateMemoryMb(megabytes) > memoryMb ? "too_large" : "ready";
}

async function isIntact(folder: string): Promise<boolean> {
  for (const [path, { sha256 }] of Object.entries(await readManifest(folder))) {
    if ((await hashOf(join(folder, path))) !== sha256) return false;
  }
  return true;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => "{}");
  return manifest.catch({}).parse(JSON.parse(text));
}

async function writeManifest(model: CatalogueModel, folder: string): Promise<void> {
  const entries = await Promise.all(
    model.files.map(async ({ path }) => {
      const file = join(folder, path);
      return [path, { bytes: await sizeOf(file), sha256: await hashOf(file) }] as const;
    }),
  );
  await writeFile(join(folder, manifestName), JSON.stringify(Object.fromEntries(entries)));
}
