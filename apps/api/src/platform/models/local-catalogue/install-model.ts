import { join } from "node:path";
import { type DiskReserve, hasDiskSpace } from "../../disk-space.ts";
import type { CatalogueModel } from "./catalogue.ts";
import { downloadFile, type Following, InstallFailed, readTotal } from "./download-file.ts";
import { keepStatus, readStatus, removeStatus, writeStatus } from "./install-status.ts";
import { isPresent, readFiles, writeManifest } from "./model-files.ts";

/** Where models are downloaded from, and what is left free of the disk that they come to. */
export type Source = {
  /** A hub's address, before a model's name. */
  readonly source: string;
  readonly reserve: DiskReserve;
  readonly fetch?: typeof globalThis.fetch;
};

/** Somebody has stopped a download. */
export class Cancelled extends InstallFailed {
  constructor() {
    super("interrupted", "cancelled");
  }
}

/** Where a model is put, and what stops its download. */
export type Work = { folder: string; controller: AbortController };

/**
 * Downloads a model, or what is missing of it; does nothing while another process does.
 * @throws InstallFailed
 */
export async function installModel(
  model: CatalogueModel,
  work: Work,
  settings: Source,
): Promise<void> {
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
  { source, reserve, fetch = globalThis.fetch }: Source,
): Promise<void> {
  const following: Following = { fetch, signal, reserve };
  const addressOf = (path: string) => `${source}/${model.id}/resolve/main/${path}`;
  const total = await readTotal(
    model.files.map(({ path }) => addressOf(path)),
    following,
  );
  signal.throwIfAborted();
  if (total !== undefined) {
    await writeStatus(folder, { total });
    const { bytes: received } = await readFiles(model, folder);
    if (!(await hasDiskSpace(reserve, total - received)))
      throw new InstallFailed("no_space", source);
  }
  for (const { path, sha256 } of model.files) {
    // One that was damaged since is fetched again.
    if (await isPresent(folder, path)) continue;
    await downloadFile({ address: addressOf(path), target: join(folder, path), sha256 }, following);
  }
  await writeManifest(model, folder);
}
