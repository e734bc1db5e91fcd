import { expect, it } from "vitest";
import { depthMax, parseMarkup } from "./parse-markup.ts";
import { readSitemap } from "./site/page-content.rules.ts";
import { parseListing } from "./webdav-listing.rules.ts";

const count = async (text: string, isXml = false) => {
  let opened = 0;
  const isRead = await parseMarkup({ text, isXml, onOpen: () => void opened++ });
  return { opened, isRead };
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
  const wanted = { isWanted: () => true, max: 10 };
  const body = Buffer.from(`<urlset>${tags}</urlset>`);
  const sitemap = { url: "https://example.org/sitemap.xml", type: "text/xml", body };
  const found = await readSitemap(
    sitemap as Parameters<typeof readSitemap>[0],
    { pages: wanted, sitemaps: wanted },
    new AbortController().signal,
  );
  expect(found.pages.urls).toEqual([]);
}, 10_000);
