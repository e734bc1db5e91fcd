import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startWebEmulator, type WebEmulator } from "../../test/web-emulator.ts";
import { openWebSearch } from "./open-web-search.ts";
import { WebSearchFailed, type WebSearchSettings } from "./web-search.ts";

const apiKey = "key-that-is-secret";
let web: WebEmulator;

beforeEach(async () => {
  web = await startWebEmulator();
});
afterEach(() => web.close());

const engines = ["searxng", "tavily", "brave"] as const;

describe.each(engines)("%s", (engine) => {
  const open = (changes: Partial<WebSearchSettings> = {}) =>
    openWebSearch({ engine, baseUrl: web.url, apiKey, timeoutMs: 5_000, ...changes });

  it("gives the pages in their order, each once, and none that is not on the web", async () => {
    web.find([
      { url: "https://a.example/x#part", title: "A  one\n", snippet: "Bread & butter isn't 'all'" },
      { url: "https://a.example/x", title: "The same", snippet: "" },
      { url: "javascript:alert(1)", title: "No page", snippet: "" },
      { url: "https://me:pw@b.example/", title: "No page either", snippet: "" },
      { url: "http://b.example/", title: "", snippet: "" },
    ]);
    expect(await open().search("who?")).toEqual([
      { url: "https://a.example/x", title: "A one", snippet: "Bread & butter isn't 'all'" },
      { url: "http://b.example/", title: "b.example", snippet: "" },
    ]);
  });

  it("sends the query whole, and the key in a header only", async () => {
    await open().search('what is "R&D"? ü');
    const [request] = web.requests;
    const inBody = request?.body as { query?: string } | null | undefined;
    const sent = request?.query["q"] ?? inBody?.query;
    expect(sent).toBe('what is "R&D"? ü');
    expect(JSON.stringify([request?.path, request?.query, request?.body])).not.toContain(apiKey);
    const header = { searxng: undefined, tavily: `Bearer ${apiKey}`, brave: apiKey }[engine];
    const { authorization, "x-subscription-token": token } = request?.headers ?? {};
    expect(authorization ?? token).toBe(header);
  });

  it("takes an address with a slash at its end, and finds nothing where there is nothing", async () => {
    expect(await open({ baseUrl: `${web.url}/` }).search("nothing")).toEqual([]);
  });

  it.each([
    [{ status: 403, body: `the key ${apiKey} is wrong` }, /check its key/],
    [{ status: 422, body: `{"error":"${apiKey}"}` }, /check its key/],
    [{ status: 432, body: "{}" }, /requests of its plan/],
    [{ status: 429, body: "{}" }, /no more requests/],
    [{ status: 429, body: "{}", headers: { "retry-after": "3600" } }, /no more requests/],
    [{ status: 500, body: "{}" }, /failed \(500\)/],
    [{ status: 200, body: "<html>" }, /cannot be read/],
    [{ status: 200, body: `{"results": 1, "web": 1}` }, /cannot be read/],
    [{ status: 200, body: " ".repeat(3_000_000) }, /cannot be read/],
  ])("fails by name for $0.status $1, without the key", async (reply, message) => {
    web.failWith(reply);
    const failure: unknown = await open()
      .search("who?")
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WebSearchFailed);
    expect(String(failure)).toMatch(message);
    expect(String(failure)).not.toContain(apiKey);
  });

  it.each([{ "retry-after": "0" }, { "x-ratelimit-reset": "0, 1419704" }])(
    "asks once more where it may in a moment: %j",
    async (headers) => {
      web.find([{ url: "https://a.example/", title: "A", snippet: "" }]);
      web.failWith({ status: 429, body: "{}", headers, times: 1 });
      expect(await open().search("who?")).toHaveLength(1);
      web.failWith({ status: 429, body: "{}", headers, times: 2 });
      await expect(open().search("who?")).rejects.toThrow(/no more requests/);
    },
  );

  it("passes over what is odd in a result", async () => {
    const odd = { url: 7, title: null, content: ["x"], description: {} };
    const fine = { url: "https://a.example/", title: "A&#160;&quot;b&quot;", description: "c" };
    const results = [odd, { ...fine, content: "c" }];
    web.failWith({ status: 200, body: JSON.stringify({ results, web: { results } }) });
    expect(await open().search("who?")).toMatchObject([{ url: fine.url, snippet: "c" }]);
  });

  it("fails where nobody listens, and stops at the caller's word", async () => {
    const nowhere = open({ baseUrl: "http://127.0.0.1:1" }).search("who?");
    await expect(nowhere).rejects.toBeInstanceOf(WebSearchFailed);
    const reason = new Error("stopped");
    await expect(open().search("who?", AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

it("does not take engines that keep SearXNG out for having found nothing", async () => {
  const open = openWebSearch({
    engine: "searxng",
    baseUrl: web.url,
    apiKey: undefined,
    timeoutMs: 5_000,
  });
  const silent = { results: [], unresponsive_engines: [["google", "CAPTCHA"]] };
  web.failWith({ status: 200, body: JSON.stringify(silent) });
  await expect(open.search("who?")).rejects.toThrow(/engines did not answer \(google: CAPTCHA\)/);
});
