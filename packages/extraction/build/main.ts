// Builds in `dist` what the sandbox runs: each parser and program as one file of plain JavaScript, and the compiled code of
// the parsers. Without it the sources run as they are, which takes half a second longer for each document.
import { execFileSync } from "node:child_process";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parsers, unpackers, webPageParser } from "../src/formats.ts";
import { type BundleManifest, hashOf } from "../src/sandbox/bundle.ts";
import { engineFlags } from "../src/sandbox/command.ts";
import { bundleParser, bundleProgram, root } from "./bundle.ts";

const made = join(root, "dist.new");
const manifest: BundleManifest = { bundles: {}, sources: {} };

rmSync(made, { recursive: true, force: true });
const programs = { "sandbox/child": "cjs", "query/child": "mjs", "audio/repackaging": "mjs" };
for (const [name, ending] of Object.entries(programs)) {
  const source = `${name}.ts`;
  const file = `${name}.${ending}`;
  record(source, file, await bundleProgram(source, join(made, file)));
}
for (const [parser, extensions] of groupParsers()) {
  const source = relative(join(root, "src"), parser);
  const file = source.replace(".ts", ".cjs");
  record(source, file, await bundleParser(source, join(made, file)));
  const compile = [join(import.meta.dirname, "compile.ts"), join(made, file), ...extensions];
  execFileSync(process.execPath, [...engineFlags, ...compile], { stdio: "pipe" });
}
writeFileSync(join(made, "manifest.json"), JSON.stringify(manifest));
replaceFolder(join(root, "dist"), made);

/** The path of each parser, with the extensions of the documents that it reads. */
function groupParsers(): Map<string, string[]> {
  const all = [
    ...Object.entries(parsers),
    ...Object.entries(unpackers),
    [".html", webPageParser] as const,
  ];
  const groups = Map.groupBy(all, ([, parser]) => fileURLToPath(parser));
  return new Map([...groups].map(([path, read]) => [path, read.map(([extension]) => extension)]));
}

function record(source: string, file: string, sources: string[]): void {
  manifest.bundles[source] = { file, sources };
  for (const path of sources) manifest.sources[path] = hashOf(join(root, "..", path)) ?? "";
}

function replaceFolder(folder: string, by: string): void {
  const old = `${folder}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(by, folder);
  rmSync(old, { recursive: true, force: true });
}
