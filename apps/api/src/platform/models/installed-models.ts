import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { catalogue } from "./local-catalogue/catalogue.ts";
import { type LocalCatalogue, openLocalCatalogue } from "./local-catalogue/local-catalogue.ts";
import { type LocalRuntime, openLocalRuntime } from "./local-runtime.ts";

/** Models that operators install on this machine while the server runs: their files, and what runs them. */
export type InstalledModels = {
  readonly catalogue: LocalCatalogue;
  readonly runtime: LocalRuntime;
};

/** Starts nothing and reads nothing yet. */
export function openInstalledModels(config: Config["localCatalogue"], log: Log): InstalledModels {
  // Files come only from the catalogue, whose precision this is, so that what is used is what was installed.
  const server = { ...config, download: false, precision: "q8" };
  return {
    catalogue: openLocalCatalogue({ ...config, models: catalogue }),
    runtime: openLocalRuntime(server, log),
  };
}
