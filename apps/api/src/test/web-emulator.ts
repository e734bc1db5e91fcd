import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type WebRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage["headers"];
  body: unknown;
};

export type Hit = { url: string; title: string; snippet: string };

/** `times` says how often, endless by default. */
export type EngineFailure = {
  status: number;
  body: string;
  headers?: Record<string, string>;
  times?: number;
};

export type WebEmulator = {
  /** "http://127.0.0.1:port": search engines and pages alike. */
  url: string;
  requests: WebRequest[];
  /** What every engine finds from now on. */
  find(hits: readonly Hit[]): void;
  /** What engines answer in place of results, until it is changed. */
  failWith(reply: EngineFailure | undefined): void;
  /** Puts a page up; returns its address. */
  publish(path: string, content: string | Uint8Array, type?: string): string;
  close(): Promise<void>;
};

/** The search APIs of SearXNG, Tavily and Brave, and a few pages, on a local port. */
export async function startWebEmulator(): Promise<WebEmulator> {
  const requests: WebRequest[] = [];
  const pages = new Map<string, { content: string | Uint8Array; type: string }>();
  let hits: readonly Hit[] = [];
  let failure: EngineFailure | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const seen = await readRequest(request);
      requests.push(seen);
      const page = pages.get(seen.path);
      if (page !== undefined) {
        response.setHeader("content-type", page.type).end(page.content);
      } else if (failure) {
        const { status, body, headers, times = Infinity } = failure;
        failure = times > 1 ? { ...failure, times: times - 1 } : undefined;
        response.writeHead(status, { "content-type": "application/json", ...headers });
        response.end(body);
      } else {
        const reply = replyOf(seen, hits);
        response.writeHead(reply === undefined ? 404 : 200, { "content-type": "application/json" });
        response.end(JSON.stringify(reply ?? { detail: "not found" }));
      }
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    find: (given) => {
      hits = given;
    },
    failWith: (reply) => {
      failure = reply;
    },
    publish(path, content, type = "text/html; charset=utf-8") {
      pages.set(path, { content, type });
      return `${url}${path}`;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<WebRequest> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const body = await text(request);
  return {
    method: request.method ?? "",
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: body === "" ? null : (JSON.parse(body) as unknown),
  };
}

/** Each engine answers its own call only, in its own form. */
function replyOf({ method, path, query }: WebRequest, hits: readonly Hit[]): unknown {
  const listed = hits.map(({ url, title, snippet }) => ({ url, title, content: snippet }));
  if (method === "GET" && path === "/search" && query["format"] === "json") {
    return { query: query["q"], results: listed, unresponsive_engines: [] };
  }
  if (method === "POST" && path === "/search") {
    return { results: listed.map((hit) => ({ ...hit, score: 0.5, raw_content: null })) };
  }
  if (method === "GET" && path === "/res/v1/web/search") {
    const results = hits.map(({ url, title, snippet }) => ({
      url,
      title,
      description: `<strong>${snippet.replaceAll("&", "&amp;").replaceAll("'", "&#x27;")}</strong>`,
    }));
    return hits.length === 0 ? { type: "search" } : { type: "search", web: { results } };
  }
  return undefined;
}
