import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { schemalessContracts } from "./schemaless-contracts.ts";

type Renderer = { renderPage: (path: string) => Promise<string> };

/**
 * Writes `prerendered.json`: for each of these addresses the markup of its page, which the server puts into the page that it
 * sends. The browser then shows the page as soon as the style sheets are there, and the scripts take over what is shown.
 */
export function prerenderedPages(paths: readonly string[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: "prerendered-pages",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const { renderPage } = await buildRenderer(config.root);
      const pages: Record<string, string> = {};
      for (const path of paths) pages[path] = await renderPage(path);
      const file = join(config.root, config.build.outDir, "prerendered.json");
      await writeFile(file, JSON.stringify(pages));
    },
  };
}

/** The app built once more, for Node. */
async function buildRenderer(root: string): Promise<Renderer> {
  // Below the app's folder, from where its packages are found.
  const outDir = join(root, "node_modules/.cache/prerender");
  await rm(outDir, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [react(), schemalessContracts()],
    publicDir: false,
    build: { ssr: "src/prerender.tsx", outDir, emptyOutDir: true },
  });
  return (await import(pathToFileURL(join(outDir, "prerender.js")).href)) as Renderer;
}
