import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type CatalogueModel, estimateMemoryMb } from "./catalogue.ts";
import { downloadFile, type Following, InstallFailed, readTotal } from "./download-file.ts";
import {
  type InstallProblem,
  type InstallStatus,
  keepStatus,
  readStatus,
  removeStatus,
  writeStatus,
} from "./install-status.ts";
import {
  type FilesState,
  importArchive,
  importFolder,
  isIntact,
  isPresent,
  readFiles,
  writeManifest,
} from "./model-files.ts";

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
  /** That are on the disk. */
  readonly receivedBytes: number;
  /** Of the model, while it is downloading and the hub says it. */
  readonly totalBytes?: number | undefined;
  /** Why the last installation failed. */
  readonly problem?: InstallProblem | undefined;
  /** That it takes when it is loaded; undefined while its size is not known. */
  readonly memoryMb?: number | undefined;
  readonly fitsMemory: boolean;
};

export type LocalCatalogue = {
  list(): Promise<ListedModel[]>;
  /** @throws InstallFailed for a model that is not in the catalogue */
  find(id: string): Promise<ListedModel>;
  /**
   * Downloads a model, or what is missing of it. A second call joins the first; one in another process ends at once.
   * @throws InstallFailed, also after `cancel`
   */
  install(id: string): Promise<void>;
  /** Stops a download, also that of another process; what is there is kept. Returns false when there is none. */
  cancel(id: string): Promise<boolean>;
  /** Copies a model from a folder that holds its files. @throws InstallFailed */
  importFolder(id: string, folder: string): Promise<void>;
  /** Copies a model from a .tar or .tar.gz that holds its files. @throws InstallFailed */
  importArchive(id: string, archive: string): Promise<void>;
  /** Compares every file with what was installed, which takes as long as reading it. */
  verify(id: string): Promise<ModelState>;
  remove(id: string): Promise<void>;
  /** Stops all downloads of this process. They can be continued. */
  close(): Promise<void>;
};

type Settings = {
  /** Where local models are. */
  readonly folder: string;
  /** A hub's address, before a model's name. */
  readonly source: string;
  readonly models: readonly CatalogueModel[];
  /** That one model may take. */
  readonly memoryMb: number;
  readonly fetch?: typeof globalThis.fetch;
};

type Running = { controller: AbortController; ended: Promise<void> };

export function openLocalCatalogue(settings: Settings): LocalCatalogue {
  const running = new Map<string, Running>();
  const find = (id: string): CatalogueModel => {
    const model = settings.models.find((one) => one.id === id);
    if (!model) throw new InstallFailed("not_found", id);
    return model;
  };
  const folderOf = (id: string) => join(settings.folder, ...id.split("/"));
  const describe = async (model: CatalogueModel) => {
    const folder = folderOf(model.id);
    const [files, read] = await Promise.all([readFiles(model, folder), readStatus(folder)]);
    const status = running.has(model.id) ? { ...read, isRunning: true } : read;
    return describeModel(model, { files, status, memoryMb: settings.memoryMb });
  };
  const stop = async (id: string): Promise<boolean> => {
    const download = running.get(id);
    download?.controller.abort(new Cancelled());
    await download?.ended.catch(ignoreFailure);
    return download !== undefined;
  };
  const start = (id: string): Promise<void> => {
    const controller = new AbortController();
    const work = { folder: folderOf(id), controller };
    const installing = async () => installModel(find(id), work, settings);
    const ended = installing().finally(() => running.delete(id));
    running.set(id, { controller, ended });
    return ended;
  };
  const imported = async (id: string, how: typeof importFolder, from: string) => {
    await how(find(id), from, folderOf(id));
    await removeStatus(folderOf(id));
  };
  return {
    list: () => Promise.all(settings.models.map(describe)),
    find: async (id) => await describe(find(id)),
    install: (id) => running.get(id)?.ended ?? start(id),
    async cancel(id) {
      const { state } = await describe(find(id));
      const isStopped = await stop(id);
      // Another process stops when the file is gone.
      await removeStatus(folderOf(id));
      return isStopped || state === "downloading";
    },
    importFolder: (id, from) => imported(id, importFolder, from),
    importArchive: (id, archive) => imported(id, importArchive, archive),
    async verify(id) {
      const { state } = await describe(find(id));
      if (state !== "ready") return state;
      return (await isIntact(folderOf(id))) ? "ready" : "damaged";
    },
    async remove(id) {
      await stop(find(id).id);
      await rm(folderOf(id), { recursive: true, force: true });
    },
    async close() {
      await Promise.all([...running.keys()].map(stop));
    },
  };
}

/** Somebody has stopped a download. */
class Cancelled extends InstallFailed {
  constructor() {
    super("interrupted", "cancelled");
  }
}

function ignoreFailure(error: unknown): void {
  if (!(error instanceof InstallFailed)) throw error;
}

type Seen = { files: FilesState; status: InstallStatus | undefined; memoryMb: number };

function describeModel(
  model: CatalogueModel,
  { files, status, memoryMb: limit }: Seen,
): ListedModel {
  const isWhole = files.state === "whole";
  const megabytes = isWhole ? files.bytes / 1_000_000 : model.megabytes;
  const memoryMb = megabytes === undefined ? undefined : estimateMemoryMb(megabytes);
  const fitsMemory = memoryMb === undefined || memoryMb <= limit;
  return {
    model,
    state: stateOf(files, { status, fitsMemory }),
    receivedBytes: files.bytes,
    totalBytes: status?.isRunning ? status.total : undefined,
    problem: isWhole ? undefined : status?.problem,
    memoryMb,
    fitsMemory,
  };
}

function stateOf(
  { state }: FilesState,
  { status, fitsMemory }: Pick<Seen, "status"> & { fitsMemory: boolean },
): ModelState {
  if (status?.isRunning) return "downloading";
  if (state === "whole") return fitsMemory ? "ready" : "too_large";
  return ({ none: "absent", part: "interrupted", changed: "damaged" } as const)[state];
}

type Work = { folder: string; controller: AbortController };

async function installModel(model: CatalogueModel, work: Work, settings: Settings): Promise<void> {
  const { folder, controller } = work;
  if ((await readStatus(folder))?.isRunning) return;
  await writeStatus(folder, {});
  const stopKeeping = keepStatus(folder, () => controller.abort(new Cancelled()));
  try {
    await downloadModel(model, work, settings);
    await removeStatus(folder);
  } catch (error) {
    if (error instanceof Cancelled || !(error instanceof InstallFailed)) await removeStatus(folder);
    else await writeStatus(folder, { problem: error.reason });
    throw error;
  } finally {
    stopKeeping();
  }
}

async function downloadModel(
  model: CatalogueModel,
  { folder, controller: { signal } }: Work,
  { source, fetch = globalThis.fetch }: Settings,
): Promise<void> {
  const following: Following = { fetch, signal };
  const addressOf = (path: string) => `${source}/${model.id}/resolve/main/${path}`;
  const total = await readTotal(
    model.files.map(({ path }) => addressOf(path)),
    following,
  );
  signal.throwIfAborted();
  if (total !== undefined) await writeStatus(folder, { total });
  for (const { path, sha256 } of model.files) {
    // One that was damaged since is fetched again.
    if (await isPresent(folder, path)) continue;
    await downloadFile({ address: addressOf(path), target: join(folder, path), sha256 }, following);
  }
  await writeManifest(model, folder);
}
