import type { WebSearchSettings } from "../web-search/web-search.ts";
import type { Environment } from "./environment.ts";
import { wrongConfiguration } from "./wrong-configuration.ts";

const searchAddresses = {
  searxng: undefined,
  tavily: "https://api.tavily.com",
  brave: "https://api.search.brave.com",
};

export function readWebSearch(read: Environment): WebSearchSettings | undefined {
  const engine = read.WEB_SEARCH_ENGINE;
  if (engine === "none") return undefined;
  const baseUrl = read.WEB_SEARCH_URL ?? searchAddresses[engine];
  const apiKey = read.WEB_SEARCH_API_KEY;
  if (baseUrl === undefined)
    throw wrongConfiguration("WEB_SEARCH_ENGINE=searxng needs WEB_SEARCH_URL.");
  if (engine !== "searxng" && apiKey === undefined) {
    throw wrongConfiguration(`WEB_SEARCH_ENGINE=${engine} needs WEB_SEARCH_API_KEY.`);
  }
  return { engine, baseUrl, apiKey, timeoutMs: read.WEB_SEARCH_TIMEOUT_SECONDS * 1000 };
}
