import { z } from "zod";
import { WebSearchFailed, type WebSearchSettings } from "./web-search.ts";

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
/** One result that is odd does not cost the others. */
const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value ?? "");
const listed = z
  .array(z.object({ url: text, title: text, content: text }))
  .transform((results) =>
    results.map(({ url, title, content }) => ({ url, title, snippet: content })),
  );

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
    .object({
      results: listed,
      unresponsive_engines: z.array(z.array(z.string())).catch([]).default([]),
    })
    .transform(({ results, unresponsive_engines: silent }) => {
      if (results.length > 0 || silent.length === 0) return results;
      // What is asked through it let nobody in: that is no answer that there is nothing.
      const names = silent.slice(0, 5).map((about) => about.join(": ").slice(0, 60));
      throw new WebSearchFailed(`SearXNG's engines did not answer (${names.join(", ")})`);
    }),
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
  reply: z.object({ results: listed }).transform(({ results }) => results),
};

/** https://api-dashboard.search.brave.com/app/documentation/web-search: takes 400 characters and 50 words. */
const brave: Engine = {
  name: "Brave Search",
  queryMax: 400,
  request(query, { baseUrl, apiKey }) {
    const url = under(baseUrl, "res/v1/web/search");
    const q = query.split(/\s+/).slice(0, 50).join(" ");
    url.search = new URLSearchParams({
      q,
      count: String(resultsMax),
      text_decorations: "false",
    }).toString();
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

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Brave may mark the words that were searched for, and escapes the rest. */
function withoutTags(html: string): string {
  return html
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
      const point = Number.parseInt(String(decimal ?? hex), decimal === undefined ? 16 : 10);
      return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : "";
    });
}
