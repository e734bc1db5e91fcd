/** One page a search engine names. */
export type WebResult = {
  title: string;
  /** Absolute, http or https. */
  url: string;
  /** What the engine quotes of it, as plain text; may be empty. */
  snippet: string;
};

export type WebSearch = {
  /** As people know it. */
  readonly name: string;
  /**
   * The engine's first results, best first, no page twice, at most ten.
   * @throws WebSearchFailed when the engine cannot be asked
   */
  search(query: string, signal?: AbortSignal): Promise<WebResult[]>;
};

/** The engine failed. Its message is for the log and holds no key. */
export class WebSearchFailed extends Error {
  override readonly name = "WebSearchFailed";
}

export type WebSearchSettings = {
  readonly engine: "searxng" | "tavily" | "brave";
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
};
