import { FetchRefused } from "../../guarded-fetch/fetch-refused.ts";
import type { FetchLimits, GuardedFetch } from "../../guarded-fetch/guarded-fetch.ts";
import { explainFailure } from "../explain-failure.ts";
import { SourceUnavailable } from "../source.ts";
import { parseRobots } from "./robots.rules.ts";

/** What a site allows programs to read. */
export type Robots = {
  isAllowed(url: string): boolean;
  /** Between two requests. */
  readonly pauseMs: number;
};

const agent = "Footnote";
const pauseMaxSeconds = 10;
/** RFC 9309 asks for 500 KiB at least, which is what search engines read. */
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
  const { origin } = new URL(url);
  const { isAllowed, pauseSeconds = 0 } = parseRobots(text, agent);
  return {
    isAllowed: (page) => new URL(page).origin !== origin || isAllowed(page),
    pauseMs: Math.min(pauseSeconds, pauseMaxSeconds) * 1000,
  };
}
