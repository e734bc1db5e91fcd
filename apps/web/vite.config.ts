import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pdfAssets } from "./pdf-assets.ts";
import { schemalessContracts } from "./schemaless-contracts.ts";

const api = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

export default defineConfig({
  plugins: [react(), pdfAssets(), schemalessContracts()],
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
  },
});
