import { z } from "zod";
import type { WebSearchSettings } from "./web-search.ts";

/** How an engine is asked and what its reply means. Every part of a reply that is not read is ignored. */
export type Engine = {
  readonly name: string;
  /** Characters of a query that it takes. */
  readonly queryMax: number;
  request(
    query: string,
    settings: WebSearchSettings,
  ): { url: URL; init: { method?: string; headers?: Record<string, string>; body?: string } };
  readonly reply: z.ZodType<Found[]>;
};

export type Found = { title: string; url: string; snippet: string };

/** Asked for; an engine may answer fewer. */
const resultsMax = 10;
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** https://docs.searxng.org/dev/search_api.html: its settings must allow the format json. */
const searxng: Engine = {
  name: "SearXNG",
  queryMax: 1000,
  request(query, { baseUrl }) {
    const url = under(baseUrl, "search");
    url.search = new URLSearchParams({ q: query, format: "json" }).toString();
    return { url, init: {} };
  },
  reply: z
    .object({ results: z.array(z.object({ url: text, title: text, content: text })) })
    .transform(({ results }) =>
      results.map(({ url, title, content }) => ({ url, title, snippet: content })),
    ),
};

/** https://docs.tavily.com/documentation/api-reference/endpoint/search */
const tavily: Engine = {
  name: "Tavily",
  queryMax: 400,
  request: (query, { baseUrl, apiKey }) => ({
    url: under(baseUrl, "search"),
    init: {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ query, max_results: resultsMax }),
    },
  }),
  reply: searxng.reply,
};

/** https://api-dashboard.search.brave.com/app/documentation/web-search: takes 400 characters and 50 words. */
const brave: Engine = {
  name: "Brave Search",
  queryMax: 400,
  request(query, { baseUrl, apiKey }) {
    const url = under(baseUrl, "res/v1/web/search");
    const q = query.split(/\s+/).slice(0, 50).join(" ");
    url.search = new URLSearchParams({ q, count: String(resultsMax) }).toString();
    return { url, init: { headers: { "x-subscription-token": apiKey ?? "" } } };
  },
  reply: z
    .object({
      web: z
        .object({ results: z.array(z.object({ url: text, title: text, description: text })) })
        .nullish(),
    })
    .transform(({ web }) =>
      (web?.results ?? []).map(({ url, title, description }) => ({
        url,
        title: withoutTags(title),
        snippet: withoutTags(description),
      })),
    ),
};

export const engines: Record<WebSearchSettings["engine"], Engine> = { searxng, tavily, brave };

function under(baseUrl: string, path: string): URL {
  return new URL(path, baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`);
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
};

/** Brave marks the words that were searched for and escapes the rest. */
function withoutTags(html: string): string {
  return html
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? "");
}
