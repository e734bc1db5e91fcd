import { join, relative } from "node:path";
import { type OutputChunk, rolldown } from "rolldown";
import { lightenPdfjs } from "./lighten-pdfjs.ts";

export const root = join(import.meta.dirname, "..");
const packages = join(root, "..");

/** Writes a source file and all it imports into one file. Returns the sources, by their paths in the packages' folder. */
export async function bundleProgram(source: string, file: string): Promise<string[]> {
  const format = file.endsWith(".cjs") ? "cjs" : "es";
  return bundle({ input: join(root, "src", source), file, format });
}

/** A parser, and with it what reports its events, so that both know the same class of errors. */
export async function bundleParser(source: string, file: string): Promise<string[]> {
  const entry = "parser";
  const reporter = join(root, "src/sandbox/report-events.ts");
  const code = [
    `export { parse } from ${JSON.stringify(join(root, "src", source))};`,
    `export { reportEvents } from ${JSON.stringify(reporter)};`,
  ].join("\n");
  return bundle({ input: entry, code, file, format: "cjs" });
}

type Bundle = { input: string; code?: string; file: string; format: "es" | "cjs" };

async function bundle({ input, code, file, format }: Bundle): Promise<string[]> {
  const built = await rolldown({
    input,
    platform: "node",
    cwd: root,
    // Its usual entry loads its parts in a way that no bundler follows.
    resolve: { alias: { "jsonc-parser": "jsonc-parser/lib/esm/main.js" } },
    // pdf.js amends this class of the HTTP client, which takes Node 30 ms to load.
    transform: { define: { "Response.prototype.bytes": "Object" } },
    plugins: [
      lightenPdfjs(),
      {
        name: "entry",
        resolveId: (id) => (id === input && code !== undefined ? id : null),
        load: (id) => (id === input && code !== undefined ? code : null),
      },
    ],
    // Libraries contain `eval`, which the sandbox forbids.
    onLog: (level, log, report) => void (log.code !== "EVAL" && report(level, log)),
  });
  const { output } = await built.write({ file, format, codeSplitting: false, minify: true });
  await built.close();
  const chunks = output.filter((one): one is OutputChunk => one.type === "chunk");
  const own = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(packages) && !id.includes("/node_modules/"));
  // The versions of the libraries.
  return [...own, join(root, "package.json")].map((id) => relative(packages, id));
}
