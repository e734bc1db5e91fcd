import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { minify, type Plugin, type Rolldown } from "vite";

/**
 * Writes `page-files.json`: for each page's address the scripts and style sheets it is drawn with. The server
 * names them in the page it sends, so that they are fetched along with the frame instead of after it has run. All scripts and
 * style sheets also get compressed copies: smaller than what the server could compress while somebody waits, and it would compress for each reader anew.
 * @param pages the modules of each page, as paths below the app's folder
 */
export function pageFiles(pages: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: "page-files",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.entries(pages).map(([path, modules]) => {
        const chunks = modules.map((module) => chunkOf(bundle, module));
        return [path, [...filesOf(bundle, chunks)].map((file) => `/${file}`)];
      });
      const source = JSON.stringify(Object.fromEntries(files));
      this.emitFile({ type: "asset", fileName: "page-files.json", source });
    },
    async writeBundle({ dir = "" }, bundle) {
      await shorten(join(dir, "before-paint.js"));
      const files = Object.keys(bundle).filter((file) => /\.(?:m?js|css)$/.test(file));
      await Promise.all(files.map((file) => compress(join(dir, file))));
    },
  };
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (output) => output.type === "chunk" && output.facadeModuleId?.endsWith(`/${module}`),
  );
  if (!chunk) throw new Error(`${module} is no page of its own`);
  return chunk.fileName;
}

/**
 * The style sheets of the chunks and of all they import, then these: the first frame waits for the style sheets. Those of what
 * is imported first come first, as the page's own rules have the last word over the rules of what it is made of.
 */
function filesOf(bundle: Rolldown.OutputBundle, start: readonly string[]): Set<string> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  function visit(file: string): void {
    const output = bundle[file];
    if (scripts.has(file) || output?.type !== "chunk") return;
    scripts.add(file);
    output.imports.forEach(visit);
    output.viteMetadata?.importedCss.forEach((sheet) => styles.add(sheet));
  }
  start.forEach(visit);
  return new Set([...styles, ...scripts]);
}

/** A script that is no module of the app, without its comments. */
async function shorten(file: string): Promise<void> {
  const { code, errors } = await minify(file, await readFile(file, "utf8"), { module: false });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  await writeFile(file, code);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content));
}
