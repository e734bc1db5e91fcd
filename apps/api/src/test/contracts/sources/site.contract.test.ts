import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openKind } from "../../../platform/sources/open-kind.ts";
import type { Source } from "../../../platform/sources/source.ts";
import { never } from "../../ingest-waiting.ts";

const html = "text/html; charset=utf-8";
type Reply = { status?: number; type?: string; body: string };

describe("a web site", () => {
  let server: Server;
  let origin: string;
  let pages: Map<string, Reply>;
  let asked: string[];
  let sources: Source[];

  beforeEach(async () => {
    pages = new Map();
    asked = [];
    sources = [];
    server = createServer((request, response) => {
      asked.push(request.url ?? "");
      const {
        status = 200,
        type = html,
        body,
      } = pages.get(request.url ?? "") ?? {
        status: 404,
        body: "not found",
      };
      response.writeHead(status, { "content-type": type }).end(body);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await Promise.all(sources.map((source) => source.close()));
    server.close().closeAllConnections();
  });

  const page = (body: string, ...links: string[]): Reply => ({
    body: `<title>T</title><p>${body}</p>${links.map((link) => `<a href="${link}">x</a>`).join("")}`,
  });

  async function open({ path = "/docs/", depth = 3, pages_max = 100, networks = ["127.0.0.1"] }) {
    const settings = { kind: "site" as const, url: origin + path, depth, pages_max };
    const source = await openKind(settings, { secret: null, networks, roots: [] });
    sources.push(source);
    return source;
  }
  const list = async (options = {}) => Array.fromAsync((await open(options)).listFiles(never));
  const paths = async (options = {}) => (await list(options)).map(({ path }) => path).toSorted();

  it("follows links below the start page's directory, each page once, as deep as allowed", async () => {
    pages.set("/docs/", page("start", "fees", "/docs/fees#part", "/other", "https://example.org/"));
    pages.set("/docs/fees", page("fees", "deep/er?id=2", "/docs/"));
    pages.set("/docs/deep/er?id=2", page("deep", "deepest.html"));
    pages.set("/docs/deep/deepest.html", page("deepest"));
    pages.set("/other", page("other"));
    expect(await paths({ depth: 1 })).toEqual(["docs/fees.html", "docs/index.html"]);
    const all = await paths();
    expect(all).toHaveLength(4);
    expect(all).toContain("docs/deep/deepest.html");
    expect(all.find((path) => path.startsWith("docs/deep/er-"))).toMatch(
      /^docs\/deep\/er-[0-9a-f]{8}\.html$/,
    );
    expect(asked).not.toContain("/other");
  });

  it("gives the bytes of a page, right after it was listed and later", async () => {
    pages.set("/docs/", page("start", "notes.txt"));
    pages.set("/docs/notes.txt", { type: "text/plain", body: "Plain text." });
    const opened = await open({});
    const listed = await Array.fromAsync(opened.listFiles(never));
    expect(listed.map(({ path }) => path)).toEqual(["docs/index.html", "docs/notes.txt"]);
    expect(await text(await opened.readFile("docs/notes.txt", never))).toBe("Plain text.");
    expect(await text(await opened.readFile("docs/index.html", never))).toContain("start");
  });

  it("keeps a page's checksum while its text stays, whatever its markup carries", async () => {
    const withToken = (token: string, said: string) => ({
      body: `<script>var token = "${token}"</script><input value="${token}"><p>${said}</p>`,
    });
    pages.set("/docs/", withToken("1", "The fee is 40 euros."));
    const before = await list();
    pages.set("/docs/", withToken("2", "The fee is 40 euros."));
    const [same] = await list();
    expect(same).toMatchObject({ checksum: (before[0] as { checksum: string }).checksum });
    pages.set("/docs/", withToken("2", "The fee is 55 euros."));
    const [other] = await list();
    expect(other).not.toMatchObject({ checksum: (before[0] as { checksum: string }).checksum });
  });

  it("reads sitemaps, of the same site only", async () => {
    const xml = "application/xml";
    const locations = (...urls: string[]) =>
      urls.map((url) => `<url><loc>${url}</loc></url>`).join("");
    const urlset = (body: string) => `<?xml version="1.0"?><urlset>${body}</urlset>`;
    const index = `<sitemapindex><sitemap><loc>${origin}/a.xml</loc></sitemap></sitemapindex>`;
    pages.set("/sitemap.xml", { type: xml, body: index });
    const body = urlset(
      locations(`${origin}/x?a=1&amp;b=2`, `${origin}/y`, "https://example.org/z"),
    );
    pages.set("/a.xml", { type: xml, body });
    pages.set("/x?a=1&b=2", page("x", "/unlisted"));
    pages.set("/y", page("y"));
    const found = await paths({ path: "/sitemap.xml" });
    expect(found).toHaveLength(2);
    expect(found).toContain("y.html");
  });

  it("takes nothing else for a sitemap, its own or one that it names", async () => {
    const xml = "application/xml";
    const index = `<sitemapindex><sitemap><loc>${origin}/a.xml</loc></sitemap></sitemapindex>`;
    const sent = [
      page("We are back soon."),
      { type: xml, body: " " },
      { type: xml, body: "<!doctype html><html><p>We are back soon.</p></html>" },
      { type: "application/json", body: "{}" },
      { type: xml, body: index },
    ];
    for (const reply of sent) {
      pages.set("/sitemap.xml", reply);
      pages.set("/a.xml", page("We are back soon."));
      await expect(list({ path: "/sitemap.xml" })).rejects.toThrow("in place of a sitemap");
      await Promise.all(sources.map((source) => source.close()));
    }
  });

  it("respects robots.txt, and reads nothing when it cannot be read", async () => {
    pages.set("/robots.txt", { type: "text/plain", body: "User-agent: *\nDisallow: /docs/secret" });
    pages.set("/docs/", page("start", "secret/a", "open"));
    pages.set("/docs/secret/a", page("secret"));
    pages.set("/docs/open", page("open"));
    expect(await paths()).toEqual(["docs/index.html", "docs/open.html"]);
    expect(asked).not.toContain("/docs/secret/a");
    await expect(list({ path: "/docs/secret/a" })).rejects.toThrow(/robots.txt does not allow/);
    pages.set("/robots.txt", { status: 503, body: "" });
    await expect(list()).rejects.toThrow(/robots.txt cannot be read/);
  });

  it("distinguishes pages that are gone from pages that cannot be read now", async () => {
    pages.set("/docs/", page("start", "gone", "broken"));
    pages.set("/docs/broken", { status: 500, body: "" });
    const found = await list();
    expect(found).toContainEqual({
      path: "docs/broken.html",
      error: "The server answered with an error (500).",
    });
    expect(found.map(({ path }) => path)).not.toContain("docs/gone.html");
  });

  it("takes no page for gone that leads elsewhere, wherever that is", async () => {
    const redirecting = createServer((request, response) => {
      if (request.url === "/robots.txt" || request.url === "/login") response.statusCode = 404;
      else response.writeHead(302, { location: "/login" });
      response.end();
    }).listen(0, "127.0.0.1");
    await once(redirecting, "listening");
    const { port } = redirecting.address() as AddressInfo;
    const location = `http://127.0.0.1:${port}/docs/a`;
    const opened = await open({});
    expect(await opened.isGone({ path: "docs/a.html", location }, never)).toBe(false);
    redirecting.close().closeAllConnections();
  });

  it("names a page in the same way whatever number of a session its address has", async () => {
    pages.set("/docs/", page("start", "a;jsessionid=1F", "b?PHPSESSID=2f&id=7"));
    pages.set("/docs/a;jsessionid=1F", page("a"));
    pages.set("/docs/b?PHPSESSID=2f&id=7", page("b"));
    const before = await paths();
    pages.set("/docs/", page("start", "a;jsessionid=3A", "b?PHPSESSID=4a&id=7"));
    pages.set("/docs/a;jsessionid=3A", page("a"));
    pages.set("/docs/b?PHPSESSID=4a&id=7", page("b"));
    expect(await paths()).toEqual(before);
    expect(before).toContain("docs/a.html");
  });

  it("says of a page that is not listed whether it is gone", async () => {
    pages.set("/robots.txt", { type: "text/plain", body: "User-agent: *\nDisallow: /docs/closed" });
    pages.set("/docs/there", page("Back soon."));
    pages.set("/docs/gone", { status: 410, body: "" });
    pages.set("/docs/broken", { status: 500, body: "" });
    const opened = await open({});
    const isGone = (name: string) =>
      opened.isGone({ path: `docs/${name}.html`, location: `${origin}/docs/${name}` }, never);
    expect(await Promise.all(["missing", "gone", "there", "closed"].map(isGone))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await expect(isGone("broken")).rejects.toThrow(/error \(500\)/);
    expect(asked).not.toContain("/docs/closed");
    // As what an earlier version added.
    expect(await opened.isGone({ path: "docs/missing.html" }, never)).toBe(false);
  });

  it("stops at its limit of pages, and names the first that it left out", async () => {
    pages.set("/docs/", page("start", "a", "b"));
    pages.set("/docs/a", page("a"));
    pages.set("/docs/b", page("b"));
    const found = await list({ pages_max: 2 });
    expect(found).toHaveLength(3);
    expect(found.at(-1)).toMatchObject({ error: "The limit of 2 pages is reached." });
  });

  it("is refused at a private address, and stops when it is aborted", async () => {
    await expect(list({ networks: [] })).rejects.toThrow(/is not allowed/);
    expect(asked).toEqual([]);
    const reason = new Error("stopped");
    const aborted = (await open({})).listFiles(AbortSignal.abort(reason));
    await expect(Array.fromAsync(aborted)).rejects.toBe(reason);
  });

  it("reads so many links of a page, and names the first that it left out", async () => {
    const links = Array.from({ length: 5_010 }, (_, at) => `gone-${at}`);
    pages.set("/docs/", page("start", ...links));
    const found = await list({ pages_max: 5_000 });
    expect(found.map(({ path }) => path)).toEqual(["docs/index.html", "docs/gone-5000.html"]);
    expect(found.at(-1)).toMatchObject({ error: expect.stringContaining("more addresses") });
    expect(asked).toContain("/docs/gone-4999");
    expect(asked).not.toContain("/docs/gone-5000");
  }, 120_000);

  it("asks for so many addresses of a site, however few of them are pages", async () => {
    const links = Array.from({ length: 1_200 }, (_, at) => `gone-${at}`);
    pages.set("/docs/", page("start", ...links));
    const found = await list({ pages_max: 3 });
    expect(found.at(-1)).toMatchObject({ path: "docs/gone-999.html" });
    // robots.txt, the start page twice, and 999 others.
    expect(asked).toHaveLength(1_002);
  });

  it("follows no link that is too long, and no list of sitemaps or pages without end", async () => {
    pages.set("/robots.txt", {
      type: "text/plain",
      body: `User-agent: *\nDisallow: /docs/${"*a".repeat(60_000)}$`,
    });
    const long = `/docs/${"a".repeat(2_000)}`;
    pages.set(long, page("long"));
    pages.set("/docs/", page("start", long, "short"));
    pages.set("/docs/short", page("short"));
    expect(await paths()).toEqual(["docs/index.html", "docs/short.html"]);

    const type = "application/xml";
    const sitemaps = Array.from(
      { length: 60 },
      (_, at) => `<sitemap><loc>/${at}.xml</loc></sitemap>`,
    );
    pages.set("/many.xml", { type, body: `<sitemapindex>${sitemaps.join("")}</sitemapindex>` });
    await expect(list({ path: "/many.xml" })).rejects.toThrow(/too many sitemaps/);
    const locations = Array.from(
      { length: 30_000 },
      (_, at) => `<url><loc>/docs/p${at}</loc></url>`,
    );
    pages.set("/long.xml", { type, body: `<urlset>${locations.join("")}</urlset>` });
    pages.set("/own.xml", {
      type,
      body: "<sitemapindex><sitemap><loc>own.xml</loc></sitemap></sitemapindex>",
    });
    expect(await list({ path: "/own.xml" })).toEqual([]);
    asked = [];
    const found = await list({ path: "/long.xml", pages_max: 3 });
    expect(found).toMatchObject([{ path: "docs/p1000.html", error: expect.any(String) }]);
    expect(asked).toHaveLength(1_002);
  });

  it("reads no page of many megabytes, and files of the same size", async () => {
    const body = "x".repeat(6_000_000);
    pages.set("/docs/", page("start", "large", "large.txt"));
    pages.set("/docs/large", { body });
    pages.set("/docs/large.txt", { type: "text/plain", body });
    const found = await list();
    expect(found).toContainEqual({
      path: "docs/large.html",
      error: "The server sent more than is read of such a reply.",
    });
    expect(found).toContainEqual(
      expect.objectContaining({ path: "docs/large.txt", size: 6_000_000 }),
    );
  });

  it("reads a page whose elements are nested without end", async () => {
    const body = "<b>".repeat(500_000) + "</i>".repeat(500_000);
    pages.set("/docs/", { body });
    expect(await list()).toMatchObject([{ path: "docs/index.html", size: body.length }]);
  });
});
