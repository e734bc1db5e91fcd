import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type CatalogueModel, estimateMemoryMb } from "./catalogue.ts";
import { InstallFailed } from "./download-file.ts";
import { installModel, type Source } from "./install-model.ts";
import {
  type InstallProblem,
  type InstallStatus,
  readStatus,
  removeStatus,
} from "./install-status.ts";
import {
  type FilesState,
  importArchive,
  importFolder,
  isIntact,
  readFiles,
} from "./model-files.ts";
import { deleteLeftovers } from "./leftovers.ts";
import { openRunning } from "./running.ts";

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
  /** Copies a model from a folder that holds its files. @throws InstallFailed, ModelBusy, AppError storage.full */
  importFolder(id: string, folder: string): Promise<void>;
  /** Copies a model from a .tar or .tar.gz that holds its files. @throws as `importFolder` */
  importArchive(id: string, archive: string): Promise<void>;
  /** Compares every file with what was installed, which takes as long as reading it. */
  verify(id: string): Promise<ModelState>;
  remove(id: string): Promise<void>;
  /** Deletes what killed uploads, imports and downloads have left, once it is old, and counts it. */
  deleteLeftovers(): Promise<number>;
  /** Stops all downloads of this process. They can be continued. */
  close(): Promise<void>;
};

type Settings = Source & {
  /** Where local models are. */
  readonly folder: string;
  readonly models: readonly CatalogueModel[];
  /** That one model may take. */
  readonly memoryMb: number;
};

/** A model is being downloaded or imported, so that it cannot be imported. */
export class ModelBusy extends Error {
  override readonly name = "ModelBusy";
}

export function openLocalCatalogue(settings: Settings): LocalCatalogue {
  const running = openRunning();
  const find = (id: string): CatalogueModel => {
    const model = settings.models.find((one) => one.id === id);
    if (!model) throw new InstallFailed("not_found", id);
    return model;
  };
  const folderOf = (id: string) => join(settings.folder, ...id.split("/"));
  const describe = async (model: CatalogueModel) => {
    const folder = folderOf(model.id);
    const [files, read] = await Promise.all([readFiles(model, folder), readStatus(folder)]);
    const isRunning = running.find(model.id)?.isDownload;
    const status = isRunning ? { ...read, isRunning } : read;
    return describeModel(model, { files, status, memoryMb: settings.memoryMb });
  };
  const download = (id: string) =>
    running.start(id, true, async (controller) => {
      await installModel(find(id), { folder: folderOf(id), controller }, settings);
    });
  const imported = async (id: string, how: typeof importFolder, from: string) => {
    const folder = folderOf(find(id).id);
    // Of another process, too.
    if ((await readStatus(folder))?.isRunning || running.find(id)) throw new ModelBusy(id);
    await running.start(id, false, async () => {
      // The space is asked of this folder's disk.
      await mkdir(settings.folder, { recursive: true });
      await how(find(id), from, { folder, reserve: settings.reserve });
      await removeStatus(folder);
    });
  };
  return {
    list: () => Promise.all(settings.models.map(describe)),
    find: async (id) => await describe(find(id)),
    install: (id) => running.find(id)?.ended ?? download(id),
    async cancel(id) {
      const { state } = await describe(find(id));
      const isStopped = await running.stop(id);
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
      await running.stop(find(id).id);
      await rm(folderOf(id), { recursive: true, force: true });
    },
    deleteLeftovers: () => deleteLeftovers(settings.folder, settings.models),
    close: () => running.stopAll(),
  };
}

type Seen = { files: FilesState; status: InstallStatus | undefined; memoryMb: number };

function describeModel(
  model: CatalogueModel,
  { files, status, memoryMb: limit }: Seen,
): ListedModel {
  const isWhole = files.state === "whole";
  const megabytes = isWhole ? files.bytes / 1_000_000 : model.megabytes;
  const estimated = megabytes === undefined ? undefined : estimateMemoryMb(megabytes);
  const memoryMb = model.memoryMegabytes ?? estimated;
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
