import type { Config } from "../config.ts";
import { type GuardedFetch, openGuardedFetch } from "../guarded-fetch/guarded-fetch.ts";
import { openWebSearch } from "./open-web-search.ts";
import type { WebSearch } from "./web-search.ts";

/** The public web. */
export type Web = {
  /** Unless one is configured, there is no search engine. */
  readonly search: WebSearch | undefined;
  /** Reads addresses that people, models and pages name. */
  readonly fetch: GuardedFetch;
  close(): Promise<void>;
};

/** Opens no connection yet. */
export function openWeb(config: Pick<Config, "webSearch" | "webAllowedNetworks">): Web {
  return {
    search: config.webSearch && openWebSearch(config.webSearch),
    ...openGuardedFetch({ allowedNetworks: config.webAllowedNetworks }),
  };
}
