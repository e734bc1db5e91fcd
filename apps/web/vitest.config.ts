import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { schemalessContracts } from "./schemaless-contracts.ts";

export default defineConfig({
  plugins: [react(), schemalessContracts()],
  test: {
    name: "web",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/test/setup.ts"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    restoreMocks: true,
    // The first test of a file also loads its pages; a busy machine takes seconds for that.
    testTimeout: 60_000,
  },
});
