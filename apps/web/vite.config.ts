import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { pageFiles } from "./page-files.ts";
import { pdfAssets } from "./pdf-assets.ts";
import { schemalessContracts } from "./schemaless-contracts.ts";

const api = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

// The pages people come in through, named in the page the server sends (see page-files.ts).
const pages = {
  "/": ["src/features/start/landing-page.tsx"],
  "/login": ["src/features/accounts/login-page.tsx"],
  "/signup": ["src/features/accounts/signup-page.tsx"],
  "/chat": ["src/app/workspace.tsx", "src/features/chat/chat-page.tsx"],
  "/home": ["src/app/workspace.tsx", "src/features/start/home-page.tsx"],
  "/database": ["src/app/workspace.tsx", "src/features/documents/database-page.tsx"],
};

export default defineConfig({
  plugins: [react(), pdfAssets(), schemalessContracts(), pageFiles(pages)],
  worker: { plugins: () => [withoutDocument()] },
  server: {
    port: Number(process.env["WEB_PORT"] ?? 5173),
    proxy: {
      "/api": { target: api },
      "/ws": { target: api, ws: true },
    },
  },
  build: {
    outDir: "dist",
    target: "es2023",
    // Small images as data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Names do not depend on who imports the chunk: the address of a chunk then lasts as long as its content.
        chunkFileNames: ({ name }) => `assets/${ownName(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${ownName(names[0] ?? "asset")}-[hash][extname]`,
        // What is always needed comes in one file and the rest in few: on a slow processor every file costs some
        // ten milliseconds before the first paint, and left to itself the bundler makes dozens.
        codeSplitting: {
          groups: [
            { name: "frame", tags: ["$initial"], priority: 2 },
            // In the next group, the few texts of the landing page would be merged into a chunk of the chat.
            { name: "landing-texts", test: /features\/start\/messages\.ts$/, priority: 1 },
            {
              name: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 3_000,
            },
          ],
        },
      },
    },
  },
});

/** Workers have no document: of the package that decodes entities they take the build that needs none. */
function withoutDocument(): Plugin {
  const name = "decode-named-character-reference";
  return {
    name: "without-document",
    enforce: "pre",
    async resolveId(id, importer) {
      if (id !== name) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace(/index\.dom\.js$/, "index.js") };
    },
  };
}

/** Without the names of those who share a chunk, which the bundler puts after it, and without the ending. */
function ownName(name: string): string {
  return name.replace(/(~.*)?(\.[^.]+)?$/, "");
}
