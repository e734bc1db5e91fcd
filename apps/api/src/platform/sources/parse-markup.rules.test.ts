import { expect, it } from "vitest";
import { depthMax, parseMarkup } from "./parse-markup.ts";
import { readSitemap } from "./site/page-content.rules.ts";
import { parseListing } from "./webdav-listing.rules.ts";

const count = async (text: string, isXml = false) => {
  let opened = 0;
  const isRead = await parseMarkup({ text, isXml, onOpen: () => void opened++ });
  return { opened, isRead };
};

const readMap = (text: string) => {
  const wanted = { isWanted: () => true, max: 10 };
  const fetched = { url: "https://example.org/sitemap.xml", type: "text/xml", charset: undefined };
  const sitemap = { ...fetched, body: Buffer.from(text) };
  const { signal } = new AbortController();
  return readSitemap(sitemap, { pages: wanted, sitemaps: wanted }, signal);
};

it("parses a text of many parts, whose ends lie anywhere", async () => {
  const text = '<p class="😀">é</p>'.repeat(5_000);
  let read = "";
  await parseMarkup({ text, isXml: true, onText: (part) => void (read += part) });
  expect(read).toBe("é".repeat(5_000));
  expect(await count(text)).toEqual({ opened: 5_000, isRead: true });
});

it("lets the process do other work between two parts, and stops when it is aborted", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await parseMarkup({ text: "<a href=/x>y</a>".repeat(100_000), isXml: false });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  const aborted = AbortSignal.abort(new Error("stopped"));
  await expect(parseMarkup({ text: "<p>", isXml: false }, aborted)).rejects.toThrow("stopped");
});

it("parses no further than asked", async () => {
  let opened = 0;
  const text = "<b></b>".repeat(100_000);
  const hasEnough = () => opened > 10;
  await parseMarkup({ text, isXml: true, onOpen: () => void opened++, hasEnough });
  expect(opened).toBeLessThan(10_000);
});

it.each([false, true])(
  "gives up on elements that are nested too deeply (XML: %s)",
  async (isXml) => {
    const deep = await count("<b>".repeat(1_000_000) + "</i>".repeat(1_000_000), isXml);
    expect(deep.isRead).toBe(false);
    expect(deep.opened).toBeLessThan(depthMax + 10_000);
  },
);

it("reads a listing and a sitemap in which a name of megabytes is open at hundreds of thousands of tags", async () => {
  const tags = `<${"a".repeat(4_000_000)}>${"<b/>".repeat(500_000)}`;
  expect(await parseListing(`<multistatus>${tags}</multistatus>`, 10)).toEqual([]);
  const found = await readMap(`<urlset>${tags}</urlset>`);
  expect(found?.pages.urls).toEqual([]);
}, 10_000);

it("reads an element with millions of attributes, of which the first ones count", async () => {
  const attributes = Array.from({ length: 3_000_000 }, (_, at) => ` a${at.toString(36)}`).join("");
  const seen: Record<string, string>[] = [];
  const text = `<a href="x"${attributes} href="y"><b/></a>`;
  const onOpen = (_: string, found: Record<string, string>) => void seen.push(found);
  expect(await parseMarkup({ text, isXml: true, onOpen })).toBe(true);
  expect([Object.keys(seen[0] ?? {}).length, seen[0]?.["href"], seen[1]]).toEqual([100, "x", {}]);
});

it.each([
  ["<a><b/><c>d</c></a>", true],
  ["<a><b></a>", true],
  ["<a><b/><c>d</c>", false],
  ["<a><b/><c", false],
])("says whether XML is whole: %s", async (text, isWhole) => {
  expect(await parseMarkup({ text, isXml: true })).toBe(isWhole);
  expect(await parseMarkup({ text, isXml: false })).toBe(true);
});

it("takes neither a listing nor a sitemap that is cut off for one of fewer files", async () => {
  const entry = (name: string) =>
    `<response><href>/${name}</href><propstat><prop><getetag>1</getetag></prop></propstat></response>`;
  const listing = `<multistatus>${entry("a")}${entry("b")}</multistatus>`;
  expect(await parseListing(listing, 10)).toHaveLength(2);
  expect(await parseListing(listing.slice(0, -20), 10)).toBe(undefined);
  expect(await parseListing(listing, 1)).toHaveLength(2);
  const sitemap = "<urlset><url><loc>/a</loc></url><url><loc>/b</loc></url></urlset>";
  expect((await readMap(sitemap))?.pages.urls).toHaveLength(2);
  expect(await readMap(sitemap.slice(0, -20))).toBe(undefined);
});
