import { copyFile, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { CatalogueModel } from "./catalogue.ts";
import { type DiskReserve, requireDiskSpace } from "../../disk-space.ts";
import { hashOf, InstallFailed, isFullDisk, sizeOf } from "./download-file.ts";
import { extractArchive } from "./extract-archive.ts";

/** Written when all files are there: without it, they may be those of somebody who copied them by hand. */
const manifestName = ".installed.json";
const manifest = z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() }));
type Manifest = z.infer<typeof manifest>;

/** What is in a model's folder. `part`: some of the files, or a part of one. `changed`: not what was installed. */
export type FilesState = { readonly state: "none" | "part" | "whole" | "changed"; bytes: number };

/** Compares names and sizes, and reads no file but the manifest. */
export async function readFiles({ files }: CatalogueModel, folder: string): Promise<FilesState> {
  const sizeIn = (ending: string) =>
    Promise.all(files.map(({ path }) => sizeOf(join(folder, path + ending))));
  const [known, sizes, parts] = await Promise.all([
    readManifest(folder),
    sizeIn(""),
    sizeIn(".part"),
  ]);
  const bytes = [...sizes, ...parts].reduce((sum, size) => sum + size, 0);
  const isWhole = sizes.every((size) => size > 0);
  if (!isWhole && Object.keys(known).length > 0) return { state: "changed", bytes };
  if (!isWhole) return { state: bytes > 0 ? "part" : "none", bytes };
  const isChanged = files.some(({ path }, at) => (known[path]?.bytes ?? sizes[at]) !== sizes[at]);
  return { state: isChanged ? "changed" : "whole", bytes };
}

/** Whether a file is there as it was installed, judged by its size. */
export async function isPresent(folder: string, path: string): Promise<boolean> {
  const [known, size] = await Promise.all([readManifest(folder), sizeOf(join(folder, path))]);
  return size > 0 && (known[path]?.bytes ?? size) === size;
}

/** Whether every file has the checksum that it had when it was installed. */
export async function isIntact(folder: string): Promise<boolean> {
  for (const [path, { sha256 }] of Object.entries(await readManifest(folder))) {
    if ((await hashOf(join(folder, path))) !== sha256) return false;
  }
  return true;
}

/** Where a model is put, and what is left free of the disk there. */
export type Target = { readonly folder: string; readonly reserve: DiskReserve };

/**
 * Copies a model from a folder that holds its files.
 * @throws InstallFailed, AppError storage.full, and nothing of what was installed changes
 */
export async function importFolder(
  model: CatalogueModel,
  from: string,
  { folder, reserve }: Target,
): Promise<void> {
  await requireDiskSpace(reserve, await checkFiles(model, from));
  await place(model, folder, async (path, part) => await copyFile(join(from, path), part));
}

/** Copies a model from a .tar or .tar.gz that holds its files. @throws InstallFailed, AppError storage.full */
export async function importArchive(
  model: CatalogueModel,
  archive: string,
  { folder, reserve }: Target,
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const unpacked = await mkdtemp(`${folder}.import-`);
  try {
    const target = { folder: unpacked, reserve };
    await extractArchive(archive, model.files, target).catch((error: unknown) => {
      throw isFullDisk(error) ? error : new InstallFailed("damaged", archive, { cause: error });
    });
    await checkFiles(model, unpacked);
    await place(model, folder, async (path, part) => await rename(join(unpacked, path), part));
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** Returns the bytes of a model's files. @throws InstallFailed where one is missing or has another checksum */
async function checkFiles({ files }: CatalogueModel, from: string): Promise<number> {
  let bytes = 0;
  for (const { path, sha256 } of files) {
    const file = join(from, path);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || found.size === 0) throw new InstallFailed("incomplete", path);
    if (sha256 !== undefined && (await hashOf(file)) !== sha256) {
      throw new InstallFailed("damaged", path);
    }
    bytes += found.size;
  }
  return bytes;
}

/** Puts all files beside their targets before the first of them replaces what is there: one that fails changes nothing. */
async function place(
  model: CatalogueModel,
  folder: string,
  put: (path: string, part: string) => Promise<void>,
): Promise<void> {
  const targets = model.files.map(({ path }) => join(folder, path));
  try {
    for (const { path } of model.files) {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      await put(path, `${target}.part`);
    }
    for (const target of targets) await rename(`${target}.part`, target);
  } catch (error) {
    for (const target of targets) await rm(`${target}.part`, { recursive: true, force: true });
    throw error;
  }
  await writeManifest(model, folder);
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => "{}");
  return manifest.catch({}).parse(JSON.parse(text));
}

export async function writeManifest({ files }: CatalogueModel, folder: string): Promise<void> {
  const entries = await Promise.all(
    files.map(async ({ path }) => {
      const file = join(folder, path);
      return [path, { bytes: await sizeOf(file), sha256: await hashOf(file) }] as const;
    }),
  );
  await writeFile(join(folder, manifestName), JSON.stringify(Object.fromEntries(entries)));
}
