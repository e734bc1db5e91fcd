import robotsParser from "robots-parser";
import { FetchRefused } from "../../guarded-fetch/fetch-refused.ts";
import type { FetchLimits, GuardedFetch } from "../../guarded-fetch/guarded-fetch.ts";
import { explainFailure } from "../explain-failure.ts";
import { SourceUnavailable } from "../source.ts";

/** What a site allows programs to read. */
export type Robots = {
  isAllowed(url: string): boolean;
  /** Between two requests. */
  readonly pauseMs: number;
};

// The library declares its function as a property, and exports it as the module.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;
const agent = "Footnote";
const pauseMaxSeconds = 10;
const limits: FetchLimits = {
  maxBytes: 512_000,
  timeoutMs: 15_000,
  maxRedirects: 5,
  types: ["text/plain", "text/html"],
};

/** @throws SourceUnavailable when the site's robots.txt cannot be read: then nothing may be (RFC 9309) */
export async function fetchRobots(
  fetch: GuardedFetch,
  site: string,
  signal: AbortSignal,
): Promise<Robots> {
  const url = new URL("/robots.txt", site).href;
  const text = await fetch(url, limits, signal).then(
    ({ type, body }) => (type === "text/plain" ? body.toString() : ""),
    (error: unknown) => {
      signal.throwIfAborted();
      const isNone = error instanceof FetchRefused && /^(status: 4\d\d|type: )/.test(error.message);
      if (isNone) return "";
      if (error instanceof FetchRefused && error.reason !== "status") throw explainFailure(error);
      throw new SourceUnavailable("The site's robots.txt cannot be read.", { cause: error });
    },
  );
  const robots = parseRobots(url, text);
  return {
    isAllowed: (page) => robots.isAllowed(page, agent) !== false,
    pauseMs: Math.min(robots.getCrawlDelay(agent) ?? 0, pauseMaxSeconds) * 1000,
  };
}
