import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * What the set-up builds from the sources in `dist`: one file for each parser and program. `bundles` names by source file
 * the bundle and all source files in it, `sources` the SHA-256 of these files, by their paths in the packages' folder.
 */
export type BundleManifest = {
  bundles: Record<string, { file: string; sources: string[] }>;
  sources: Record<string, string>;
};

const sourceFolder = dirname(import.meta.dirname);
const bundleFolder = join(dirname(sourceFolder), "dist");
const packagesFolder = dirname(dirname(sourceFolder));

/** The path of a source file's bundle; undefined when none was built from the sources as they are now. */
export function findBundle(source: URL): string | undefined {
  const name = relative(sourceFolder, fileURLToPath(source)).replaceAll("\\", "/");
  const manifest = readManifest(join(bundleFolder, "manifest.json"));
  const file = manifest && findCurrent(manifest, name, packagesFolder);
  return file === undefined ? undefined : join(bundleFolder, file);
}

/** The bundle's file, if all of its sources in `folder` are the ones that it was built from. */
export function findCurrent(
  { bundles, sources }: BundleManifest,
  name: string,
  folder: string,
): string | undefined {
  const bundle = bundles[name];
  return bundle?.sources.every((path) => hashOf(join(folder, path)) === sources[path])
    ? bundle.file
    : undefined;
}

type Known<T> = { version: string; value: T };
const manifests = new Map<string, Known<BundleManifest>>();
const hashes = new Map<string, Known<string>>();

function readManifest(path: string): BundleManifest | undefined {
  return readOnce(manifests, path, (text) => JSON.parse(text.toString()) as BundleManifest);
}

export function hashOf(path: string): string | undefined {
  return readOnce(hashes, path, (text) => createHash("sha256").update(text).digest("hex"));
}

/** Reads a file when it is new or has changed since. */
function readOnce<T>(known: Map<string, Known<T>>, path: string, read: (text: Buffer) => T) {
  const state = statSync(path, { throwIfNoEntry: false });
  if (state === undefined) return undefined;
  const version = `${state.mtimeMs} ${state.size} ${state.ino}`;
  const before = known.get(path);
  if (before?.version === version) return before.value;
  const value = read(readFileSync(path));
  known.set(path, { version, value });
  return value;
}
