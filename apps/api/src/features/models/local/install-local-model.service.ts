import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { requireDiskSpace, whileThereIsSpace } from "../../../platform/disk-space.ts";
import { AppError } from "../../../platform/errors.ts";
import { InstallFailed } from "../../../platform/models/local-catalogue/download-file.ts";
import { ModelBusy } from "../../../platform/models/local-catalogue/local-catalogue.ts";
import {
  finishInstall,
  importFolderOf,
  type LocalModelsApp,
  type Naming,
  requireListed,
} from "./local-models.service.ts";

/**
 * Begins to download a model, or continues; the list shows how far it is and why it failed.
 * @throws AppError local_model.not_found, local_model.downloads_off, local_model.too_large, storage.full
 */
export async function beginInstall(app: LocalModelsApp, naming: Naming): Promise<void> {
  const { model: known, state, fitsMemory, receivedBytes } = await requireListed(app, naming.id);
  const { download, reserve } = app.config.localCatalogue;
  if (!download) throw new AppError("local_model.downloads_off");
  if (!fitsMemory) throw new AppError("local_model.too_large");
  if (state === "downloading") return;
  // What the project does not know of its size is compared when the source has named it.
  await requireDiskSpace(reserve, Math.max(0, (known.megabytes ?? 0) * 1_000_000 - receivedBytes));
  const work = async () => {
    await app.localModels.catalogue.install(naming.id);
    await finishInstall(app, naming, "download");
  };
  work().catch((error: unknown) => {
    const { id: model } = naming;
    const reason = error instanceof InstallFailed ? error.reason : "failed";
    app.log.warn({ err: error, model, reason }, "local model not installed");
  });
}

/** Stops a download; what is there is kept. @throws AppError local_model.not_found */
export async function cancelInstall(app: LocalModelsApp, id: string): Promise<void> {
  await requireListed(app, id);
  await app.localModels.catalogue.cancel(id);
}

/**
 * Installs a model from a folder or an archive in the import folder.
 * @throws AppError local_model.not_found, local_model.import_missing, .import_incomplete, .import_damaged, .busy,
 *   storage.full
 */
export async function importModel(
  app: LocalModelsApp,
  naming: Naming,
  path: string,
): Promise<void> {
  await requireListed(app, naming.id);
  const folder = importFolderOf(app);
  const from = resolve(folder, path);
  // Whoever holds an operator's session must not look at the rest of the server's disk.
  const isInside = from === folder || from.startsWith(folder + sep);
  const found = isInside ? await stat(from).catch(() => undefined) : undefined;
  if (!found) throw new AppError("local_model.import_missing");
  const { catalogue } = app.localModels;
  await reportFailure(
    found.isDirectory()
      ? catalogue.importFolder(naming.id, from)
      : catalogue.importArchive(naming.id, from),
  );
  await finishInstall(app, naming, "import");
}

/**
 * Installs a model from an archive that is being received. `bytes` is its declared length, 0 where there is none.
 * @throws AppError local_model.not_found, upload.incomplete, local_model.import_incomplete, .import_damaged, .busy,
 *   storage.full
 */
export async function receiveModel(
  app: LocalModelsApp,
  naming: Naming,
  { body, isPacked, bytes }: { body: Readable; isPacked: boolean; bytes: number },
): Promise<void> {
  const { state } = await requireListed(app, naming.id);
  if (state === "downloading") throw new AppError("local_model.busy");
  const { folder, reserve } = app.config.localCatalogue;
  await mkdir(folder, { recursive: true });
  await requireDiskSpace(reserve, bytes);
  const received = await mkdtemp(join(folder, "upload-"));
  try {
    const archive = join(received, isPacked ? "model.tar.gz" : "model.tar");
    const stored = pipeline(
      body,
      (pieces: AsyncIterable<Buffer>) => whileThereIsSpace(pieces, reserve),
      createWriteStream(archive),
    );
    await stored.catch((error: unknown) => {
      throw body.errored && !(error instanceof AppError)
        ? new AppError("upload.incomplete", { cause: error })
        : error;
    });
    await reportFailure(app.localModels.catalogue.importArchive(naming.id, archive));
  } finally {
    await rm(received, { recursive: true, force: true });
  }
  await finishInstall(app, naming, "upload");
}

async function reportFailure(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (error instanceof ModelBusy) throw new AppError("local_model.busy", { cause: error });
    if (!(error instanceof InstallFailed)) throw error;
    const { reason, file } = error;
    throw reason === "incomplete"
      ? new AppError("local_model.import_incomplete", { detail: file, cause: error })
      : new AppError("local_model.import_damaged", { cause: error });
  });
}
