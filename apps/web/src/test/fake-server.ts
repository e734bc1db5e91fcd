import { vi } from "vitest";

/** A call as the server sees it. */
export type SeenCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
};

type Answer = { status: number; body: unknown };
/**
 * An answer's body, one made with `problem`, a whole Response, or a function that gives one of them. `Response.error()` is
 * a server that cannot be reached.
 */
type Route = unknown;

export type FakeServer = {
  /** Every call made so far, the CSRF token's left out. */
  calls: SeenCall[];
  /** Answers `METHOD /path/` below the base path; `:id` matches one segment. Later routes win. */
  on: (route: string, answer: Route) => void;
  callsTo: (route: string) => SeenCall[];
};

/** An answer with another status than 200. */
export function problem(
  status: number,
  error: string,
  code = "request.invalid",
  detail: unknown = null,
) {
  const body = { error, message: error, detail, code, request_id: "r" };
  return new FakeAnswer({ status, body });
}

class FakeAnswer {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/** Stands in for the API at the level of HTTP: what fetch and XMLHttpRequest would reach. */
export function startFakeServer(routes: Record<string, Route> = {}): FakeServer {
  const table = new Map<string, Route>(Object.entries(routes));
  const calls: SeenCall[] = [];
  table.set("GET /auth/users/csrf-token/", { csrfToken: "fresh-token" });

  async function answer(call: SeenCall): Promise<Answer | Response> {
    if (!call.path.endsWith("/csrf-token/")) calls.push(call);
    const route = [...table].findLast(([pattern]) => matches(pattern, call))?.[1];
    if (route === undefined) return problem(404, `No route for ${call.method} ${call.path}`).answer;
    const given: unknown =
      typeof route === "function" ? await (route as (c: SeenCall) => unknown)(call) : route;
    if (given instanceof Response) return given;
    return given instanceof FakeAnswer ? given.answer : { status: 200, body: given };
  }

  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const call = seen(url, init.method ?? "GET", new Headers(init.headers), parse(init.body));
    const given = await answer(call);
    if (given instanceof Response && given.type === "error") throw new TypeError("Failed to fetch");
    if (given instanceof Response) return given;
    return new Response(JSON.stringify(given.body), { status: given.status });
  });
  vi.stubGlobal("XMLHttpRequest", fakeRequestClass(answer));
  return {
    calls,
    on: (pattern, route) => {
      table.delete(pattern);
      table.set(pattern, route);
    },
    callsTo: (pattern) => calls.filter((call) => matches(pattern, call)),
  };
}

function seen(url: string, method: string, headers: Headers, body: unknown): SeenCall {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  return { method, path: pathname.replace("/api", ""), query: searchParams, headers, body };
}

function parse(body: BodyInit | null | undefined): unknown {
  return typeof body === "string" ? (JSON.parse(body) as unknown) : body;
}

function matches(pattern: string, { method, path }: SeenCall): boolean {
  const [wantedMethod, wantedPath = ""] = pattern.split(" ");
  const shape = new RegExp(`^${wantedPath.replaceAll(/:\w+/g, "[^/]+")}$`);
  return method === wantedMethod && shape.test(path);
}

/** As much of XMLHttpRequest as an upload uses. */
function fakeRequestClass(answer: (call: SeenCall) => Promise<Answer | Response>) {
  return class extends EventTarget {
    readonly upload = Object.assign(new EventTarget(), { onprogress: null });
    #replied = new Headers();
    withCredentials = false;
    status = 0;
    responseText = "";
    onload: (() => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    #target = { method: "", url: "" };
    readonly #headers = new Headers();

    open(method: string, url: string) {
      this.#target = { method, url };
    }

    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }

    abort() {
      this.dispatchEvent(new Event("abort"));
    }

    getResponseHeader(name: string) {
      return this.#replied.get(name);
    }

    send(body: FormData | Blob | null) {
      this.upload.dispatchEvent(new Event("load"));
      const { method, url } = this.#target;
      void answer(seen(url, method, this.#headers, body)).then(async (given) => {
        if (given instanceof Response && given.type === "error") {
          const failure = new Event("error");
          this.dispatchEvent(failure);
          this.onerror?.(failure);
          return;
        }
        this.status = given.status;
        const isResponse = given instanceof Response;
        this.responseText = isResponse ? await given.text() : JSON.stringify(given.body);
        if (isResponse) this.#replied = given.headers;
        this.dispatchEvent(new Event("load"));
        this.onload?.();
      });
    }
  };
}
