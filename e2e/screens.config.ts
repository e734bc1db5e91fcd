import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** Takes the pictures of docs/screens; nothing is asserted but that the pages are there. */
export default defineConfig(base, { testMatch: ["screens/take.ts"], timeout: 1_800_000 });
