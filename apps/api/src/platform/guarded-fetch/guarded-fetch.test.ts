import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, it, vi } from "vitest";
import type { Resolve } from "./choose-address.ts";
import { type GuardedFetchOptions, openGuardedFetch } from "./guarded-fetch.ts";

const limits = { maxBytes: 10_000, timeoutMs: 5_000, maxRedirects: 3, types: ["text/html"] };
const page = "<p>Hello</p>";
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(listener: RequestListener): Promise<{ port: number; server: Server }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => server.close().closeAllConnections());
  return { port: (server.address() as AddressInfo).port, server };
}

/** "site.test" and "other.test" lead to this machine, which only some tests let through. */
function open(options: Partial<GuardedFetchOptions> = {}) {
  const resolve = vi.fn<Resolve>(async (host) =>
    host.endsWith(".test") ? ["127.0.0.1"] : Promise.reject(new Error(`no ${host}`)),
  );
  const opened = openGuardedFetch({ allowedNetworks: ["127.0.0.1"], resolve, ...options });
  closers.push(() => opened.close());
  return { fetch: opened.fetch, resolve };
}

const answerPage: RequestListener = (_, response) => {
  response.setHeader("content-type", "Text/HTML; charset=utf-8").end(page);
};

it("reads a page, over redirects", async () => {
  const { port } = await serve((request, response) => {
    if (request.url === "/end") return answerPage(request, response);
    response.writeHead(302, { location: request.url === "/" ? "/second" : "/end" }).end("moved");
  });
  const { fetch } = open();
  const fetched = await fetch(`http://site.test:${port}/`, limits);
  expect({ ...fetched, body: fetched.body.toString() }).toEqual({
    url: `http://site.test:${port}/end`,
    type: "text/html",
    charset: "utf-8",
    body: page,
  });
});

it("connects to no private address: not named, not resolved, not redirected to", async () => {
  const asked = vi.fn<() => void>();
  const { port } = await serve((request, response) => {
    asked();
    answerPage(request, response);
  });
  const { fetch } = open({ allowedNetworks: [] });
  const decimal = ["127.0.0.1", "0", "127.1", "0177.0.0.1", "0x7f.1", "2130706433", "①②⑦.⓪.⓪.①"];
  const six = ["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]"];
  for (const host of [...decimal, ...six, "site.test"]) {
    const refused = fetch(`http://${host}:${port}/`, limits);
    await expect(refused).rejects.toMatchObject({ reason: "address" });
  }
  expect(asked).not.toHaveBeenCalled();
});

it("connects to the usual ports only, unless the network is let through", async () => {
  const { fetch } = open({ resolve: async () => ["8.8.8.8"] });
  for (const port of [5432, 6379, 9200])
    await expect(fetch(`http://site.test:${port}/`, limits)).rejects.toMatchObject({
      reason: "address",
    });
});

it("checks where a redirect leads", async () => {
  const { port } = await serve((request, response) => {
    const location = new URL(request.url ?? "", "http://x").searchParams.get("to") ?? "";
    response.writeHead(302, { location }).end();
  });
  const { fetch } = open();
  const from = (to: string) =>
    fetch(`http://site.test:${port}/?to=${encodeURIComponent(to)}`, limits);
  await expect(from("http://169.254.169.254/latest/")).rejects.toMatchObject({ reason: "address" });
  await expect(from("http://10.0.0.1/")).rejects.toMatchObject({ reason: "address" });
  await expect(from("file:///etc/passwd")).rejects.toMatchObject({ reason: "scheme" });
  await expect(from("http://me:pw@site.test/")).rejects.toMatchObject({ reason: "scheme" });
  await expect(from("http://[")).rejects.toMatchObject({ reason: "scheme" });
  await expect(from(`http://site.test:${port}/?to=%2F`)).rejects.toMatchObject({
    reason: "redirects",
  });
});

it("connects to the address it has checked, though the name changes its mind", async () => {
  const { port } = await serve(answerPage);
  const answers = [["127.0.0.1"], ["127.0.0.2"]];
  const resolve = vi.fn<Resolve>(async () => answers.shift() ?? []);
  const { fetch } = open({ resolve });
  expect((await fetch(`http://site.test:${port}/`, limits)).body.toString()).toBe(page);
  expect(resolve).toHaveBeenCalledTimes(1);
});

it.each([
  ["status", (_, response) => response.writeHead(404).end()],
  ["type", (_, response) => response.setHeader("content-type", "image/png").end("x")],
  [
    "too_large",
    (_, response) => response.setHeader("content-type", "text/html").end("x".repeat(10_001)),
  ],
  [
    "too_large",
    (_, response) => {
      response.setHeader("content-type", "text/html").setHeader("content-encoding", "gzip");
      response.end(gzipSync(Buffer.alloc(10_000_000)));
    },
  ],
  ["failed", (_, response) => response.destroy()],
] satisfies [string, RequestListener][])(
  "refuses what is no page: %s",
  async (reason, listener) => {
    const { port } = await serve(listener);
    await expect(open().fetch(`http://site.test:${port}/`, limits)).rejects.toMatchObject({
      reason,
    });
  },
);

it("gives up on a server that never ends, and at the caller's word", async () => {
  const { port } = await serve((_, response) => {
    response.setHeader("content-type", "text/html").write("x");
  });
  const { fetch } = open();
  const url = `http://site.test:${port}/`;
  const slow = fetch(url, { ...limits, timeoutMs: 50 });
  await expect(slow).rejects.toMatchObject({ reason: "timed_out" });
  const reason = new Error("no longer wanted");
  await expect(fetch(url, limits, AbortSignal.abort(reason))).rejects.toBe(reason);
});

it("says no more of a name that does not exist than that it failed", async () => {
  await expect(open().fetch("http://nowhere.invalid/", limits)).rejects.toMatchObject({
    reason: "failed",
  });
});
