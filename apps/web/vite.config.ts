import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { drawnWith } from "./page-chunks.ts";
import { pageFiles } from "./page-files.ts";
import { pdfAssets } from "./pdf-assets.ts";
import { prerenderedPages } from "./prerendered-pages.ts";
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

// What is always needed comes in one file and the rest in few: every file costs a round trip on a slow network and some ten
// milliseconds on a slow processor. Left to itself, the bundler makes dozens.
const signedOut = [...pages["/login"], ...pages["/signup"]];
const signedIn = [...new Set([...pages["/chat"], ...pages["/home"], ...pages["/database"]])];
const pageGroups = [
  { name: drawnWith({ name: "accounts", modules: signedOut, atLeast: 1 }), priority: 2 },
  { name: drawnWith({ name: "workspace", modules: signedIn, atLeast: 2 }), priority: 2 },
  // The icons of a page would be merged with whatever else has one of them.
  { name: "icons", test: /node_modules\/lucide-react\//, priority: 1.5 },
  ...(["/", "/chat", "/home", "/database"] as const).map((path) => {
    const name = path === "/" ? "landing" : path.slice(1);
    return { name: drawnWith({ name, modules: pages[path], atLeast: 1 }), priority: 1 };
  }),
];

/** The router offers its development build to every bundler. */
const withoutWarnings = otherBuild("react-router", ["/dist/development/", "/dist/production/"]);
/** Workers have no document: of the package that decodes entities they take the build that needs none. */
const withoutDocument = otherBuild("decode-named-character-reference", [
  "/index.dom.js",
  "/index.js",
]);

export default defineConfig({
  plugins: [
    react(),
    pdfAssets(),
    schemalessContracts(),
    pageFiles(pages),
    prerenderedPages(["/", "/login", "/signup", "/chat", "/home", "/database"]),
    withoutWarnings,
  ],
  worker: { plugins: () => [withoutDocument] },
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
    // Browsers that do not know the hint fetch the files a little later.
    modulePreload: { polyfill: false },
    // Small images as data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Names do not depend on who imports the chunk: the address of a chunk then lasts as long as its content.
        chunkFileNames: ({ name }) => `assets/${ownName(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${ownName(names[0] ?? "asset")}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: "frame", tags: ["$initial"], priority: 3 },
            ...pageGroups,
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

/** Takes another build of a package than the one that it offers. */
function otherBuild(name: string, [offered, taken]: readonly [string, string]): Plugin {
  return {
    name: `other-build-of-${name}`,
    apply: "build",
    enforce: "pre",
    async resolveId(id, importer) {
      if (id !== name) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace(offered, taken) };
    },
  };
}

/** Without the names of those who share a chunk, which the bundler puts after it, and without the ending. */
function ownName(name: string): string {
  return name.replace(/(~.*)?(\.[^.]+)?$/, "");
}
