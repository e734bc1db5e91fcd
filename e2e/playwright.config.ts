import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessChromium } from "../scripts/chromium.mjs";
import { freePort, plainSettings } from "./suite/own-product.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Journeys that the browser without windows cannot make: it has no microphone. */
const wholeBrowserTests = ["suite/recording.test.ts"];
// A microphone that beeps; whether a page may hear it is each test's affair.
const microphone = "--use-fake-device-for-media-stream";
// Chromium's sandbox does not work for root, which is who runs in many containers.
const args = process.getuid?.() === 0 ? [microphone, "--no-sandbox"] : [microphone];

// Every worker process loads this file again; the environment hands them what the first one chose.
const port = (process.env["E2E_PORT"] ??= String(await freePort()));
const dataDir = (process.env["E2E_DATA_DIR"] ??= newDataDir());
const baseURL = `http://localhost:${port}`;

/** Everything runs against the real product as `npm start` runs it, with a data folder of its own. */
export default defineConfig({
  testDir: ".",
  testMatch: ["journeys/*.test.ts", "suite/*.test.ts"],
  fullyParallel: true,
  outputDir: "test-results",
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One product for all; each test makes its own organization in it.
  workers: 2,
  // A CI machine may pause for seconds. A journey that passes at its second try is named as such in the report.
  retries: process.env["CI"] === "true" ? 1 : 0,
  forbidOnly: process.env["CI"] === "true",
  reporter: "list",
  use: {
    baseURL,
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // Recording every test doubles its time: ask for it with --trace on.
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "headless",
      testIgnore: wholeBrowserTests,
      use: { launchOptions: launchWith(findHeadlessChromium()) },
    },
    {
      name: "whole browser",
      testMatch: wholeBrowserTests,
      use: { launchOptions: launchWith(findChromium()) },
    },
  ],
  webServer: {
    command: "exec node_modules/.bin/node apps/api/src/entry/all-in-one.ts",
    cwd: root,
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    stderr: "pipe",
    env: { PORT: port, DATA_DIR: dataDir, ...plainSettings },
  },
});

function launchWith(chromium: string | undefined) {
  return { args, ...(chromium === undefined ? {} : { executablePath: chromium }) };
}

function newDataDir() {
  const folder = mkdtempSync(join(tmpdir(), "footnote-e2e-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
