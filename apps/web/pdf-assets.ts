import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};
/** What the reader of PDF files fetches while it draws: character maps, fonts, colour profiles, picture decoders. */
const folders = ["cmaps", "standard_fonts", "iccs", "wasm"];
const wanted = /\.(bcmap|pfb|ttf|icc|js)$/;
const base = `assets/pdfjs-${version}`;

/**
 * Serves these files from the same origin: other hosts are closed to the page, and a document needs fonts that the
 * machine may not have. The decoders come as scripts, since the content security policy lets no WebAssembly run.
 */
export function pdfAssets(): Plugin {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => wanted.test(name) && !name.startsWith("quickjs"))
      .map((name) => `${folder}/${name}`),
  );
  return {
    name: "pdf-assets",
    configureServer(server) {
      server.middlewares.use(`/${base}/`, (request, response, next) => {
        const file = (request.url ?? "").slice(1).split("?")[0] ?? "";
        if (!files.includes(file)) return next();
        if (file.endsWith(".js")) response.setHeader("content-type", "text/javascript");
        return createReadStream(join(root, file)).pipe(response);
      });
    },
    generateBundle() {
      for (const file of files) {
        const source = readFileSync(join(root, file));
        this.emitFile({ type: "asset", fileName: `${base}/${file}`, source });
      }
    },
  };
}
