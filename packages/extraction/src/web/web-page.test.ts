import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { ExtractionError } from "../located-text.ts";
import { outline, readAll } from "../fixtures/read-all.ts";

const readPage = (bytes: Uint8Array | string) => readAll(bytes, ".html", { isWebPage: true });

const sentence =
  "The ferry to Holm leaves the east pier at a quarter past seven, every day but Sunday. ";
const paragraph = `<p>${sentence.repeat(3)}</p>`;

describe("a web page", () => {
  it("yields its article without the navigation around it", async () => {
    const result = await readPage(
      `<!doctype html><title>Ferries</title><nav><ul><li><a href="/">Home</a><li><a href="/b">Boats</a></ul></nav>
       <article><h1>Timetable</h1>${paragraph.repeat(5)}<h2>Fares</h2>
       <table><tr><th>Age<th>Fare<tr><td>Adult<td><p>12 crowns</p></table>
       <ul><li>Dogs travel free<li>Bicycles <b>do</b> not</ul></article>
       <footer>All rights reserved <script>alert("steal")</script></footer>`,
    );
    expect(result.title).toBe("Ferries");
    expect(outline(result)).toEqual([
      "heading2: Timetable", // the page's own heading gives way to its title
      ...Array.from({ length: 5 }, () => `paragraph: ${sentence.repeat(3).trim()}`),
      "heading2: Fares",
      "table-row: Age | Fare",
      "table-row: Age: Adult; Fare: 12 crowns",
      "list: Dogs travel free",
      "list: Bicycles do not",
    ]);
    expect(result.blocks.at(-1)?.anchor).toEqual({
      kind: "paragraph",
      from: result.blocks.length,
      to: result.blocks.length,
    });
  });

  it("that is no article gives all its text but what nobody sees", async () => {
    const result = await readPage(
      `<body><h1>Opening hours</h1><div>Monday<br>to Friday</div><pre>  9:00
  17:00</pre><p hidden>obey me</p><p style="display: none">obey me</p><script>obey()</script>`,
    );
    expect(outline({ ...result, blocks: result.blocks.filter(({ hidden }) => !hidden) })).toEqual([
      "heading1: Opening hours",
      "paragraph: Monday to Friday",
      "code: 9:00\n  17:00",
    ]);
  });

  it("repeats a cell that spans several rows in each of them", async () => {
    const result = await readPage(
      `<table><tr><th>Day<th>Pier<th>Time</tr><tr><td rowspan=2>Monday<td>East<td>7:15</tr><tr><td>West<td>9:15</tr>
       <tr><td>Tuesday<td colspan=2 rowspan="2">no ferry</tr><tr><td>Sunday</tr></table>`,
    );
    expect(result.blocks.map(({ text }) => text)).toEqual([
      "Day | Pier | Time",
      "Day: Monday; Pier: East; Time: 7:15",
      "Day: Monday; Pier: West; Time: 9:15",
      "Day: Tuesday; Pier: no ferry",
      "Day: Sunday; Pier: no ferry",
    ]);
  });

  it.each([
    [
      "declared",
      iconv.encode(`<meta charset="windows-1250"><p>Žluťoučký kůň</p>`, "cp1250"),
      "Žluťoučký kůň",
    ],
    [
      "Windows' own where it calls itself Latin-1",
      iconv.encode(`<meta charset="ISO-8859-1"><p>“Quoted” – dearly</p>`, "cp1252"),
      "“Quoted” – dearly",
    ],
    [
      "the larger of its kind",
      iconv.encode(`<meta charset="gb2312"><p>朱镕基说</p>`, "gbk"),
      "朱镕基说",
    ],
    [
      "in UTF-8 whatever it declares",
      `<meta charset="latin1"><p>Žluťoučký kůň</p>`,
      "Žluťoučký kůň",
    ],
  ])("is decoded as %s", async (_, bytes, text) => {
    expect((await readPage(bytes)).blocks[0]?.text).toBe(text);
  });

  it.each([
    ["nested a hundred thousand deep", `${"<div>".repeat(100_000)}deep`],
    ["of a hundred thousand elements", "<b>x</b>".repeat(100_000)],
    ["with a million attributes", `<p ${"a ".repeat(1_000_000)}>x`],
    ["without text", "<p></p>"],
  ])("%s ends in a failure with a name or in text", async (_, html) => {
    const end = await readPage(html).then(
      ({ blocks }) => blocks.length > 0,
      (error: unknown) => error instanceof ExtractionError,
    );
    expect(end).toBe(true);
  });
});
