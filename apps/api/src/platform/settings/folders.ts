import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Environment } from "./environment.ts";

const projectRoot = fileURLToPath(new URL("../../../../../", import.meta.url));

/** Absolute; a relative DATA_DIR counts from the project's root. */
export function dataFolder(read: Environment): string {
  return resolve(projectRoot, read.DATA_DIR);
}

export const webRoot = resolve(projectRoot, "apps/web/dist");
