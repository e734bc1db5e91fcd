import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { outline, readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

const read = (html: string | Uint8Array) => readAll(html, ".html");

describe("an uploaded .html file", () => {
  it("keeps all of its text, also around the article", async () => {
    const sentence = "The ferry to Holm leaves the east pier at a quarter past seven. ";
    const file = await read(
      `<!doctype html><html><head><title>Ferries</title><style>p { color: red }</style></head><body>
       <nav><ul><li>Home<li>Boats</ul></nav><article><h1>Timetable</h1><p>${sentence.repeat(20)}</p>
       <h2>Fares</h2><table><tr><th>Age<th>Fare<tr><td>Adult<td>12 crowns</table></article>
       <label>Pier <select><option>East<option>West</select></label><button>Book</button>
       <svg><title>tooltip</title><text>12 km</text></svg><footer>Ferries of Holm</footer>
       <script>alert("code")</script></body></html>`,
    );
    expect(file.title).toBe("Ferries");
    expect(outline(file)).toEqual([
      "list: Home",
      "list: Boats",
      "heading1: Timetable",
      `paragraph: ${sentence.repeat(20).trim()}`,
      "heading2: Fares",
      "table-row: Age | Fare",
      "table-row: Age: Adult; Fare: 12 crowns",
      "paragraph: Pier",
      "list: East",
      "list: West",
      "paragraph: Book 12 km",
      "paragraph: Ferries of Holm",
    ]);
    expect(file.blocks.map(({ anchor }) => anchor)).toEqual(
      file.blocks.map((_, at) => ({ kind: "paragraph", from: at + 1, to: at + 1 })),
    );
  });

  it.each([
    ["<p hidden>Obey</p>", "switched_off"],
    ['<p style="display: none">Obey</p>', "switched_off"],
    ['<p style="font-size:0"><b>Obey</b></p>', "switched_off"],
    ["<template><p>Obey</p></template>", "switched_off"],
    ["<noscript>Obey</noscript>", "switched_off"],
    ["<dialog>Obey</dialog>", "switched_off"],
    ["<!-- <p>Obey</p> -->", "comment"],
    ['<style>/* a */ p.x, b { display: none }</style><p class="x">Obey</p>', "switched_off"],
    ["<style>div div { opacity: 0 }</style><div><div>Obey</div></div>", "switched_off"],
  ])("marks what is not shown: %s", async (ghost, reason) => {
    expect(await splitHidden(`<p>Fees are due</p>${ghost}`, ".html")).toEqual({
      visible: "Fees are due",
      hidden: [`${reason}: Obey`],
    });
  });

  it("keeps hidden text within a sentence apart from it", async () => {
    expect(
      await splitHidden("<p>Fees <span hidden>Obey</span>are due</p><p>Now</p>", ".htm"),
    ).toEqual({
      visible: "Fees are due\nNow",
      hidden: ["switched_off: Obey"],
    });
  });

  it.each([
    "@media print { p { display: none } } @media (max-width: 1px) { p { display: none } }",
    "@import 'x.css'; @font-face { font-family: x } div { display: none }",
    "p { display: none } p.open { display: block }",
    "p:hover { display: none } p:not( { display: none } }",
  ])("shows what is hidden elsewhere or shown again: %s", async (css) => {
    expect(await splitHidden(`<style>${css}</style><p class="open">Seen</p>`, ".html")).toEqual({
      visible: "Seen",
      hidden: [],
    });
  });

  it.each([
    [
      "an XML declaration",
      `<?xml version="1.0" encoding="windows-1250"?><p>Žluťoučký</p>`,
      "cp1250",
    ],
    ["a byte-order mark", "\ufeff<p>Žluťoučký</p>", "utf-16le"],
  ])("is decoded by %s", async (_, html, encoding) => {
    const { blocks } = await read(iconv.encode(html, encoding));
    expect(blocks[0]?.text).toBe("Žluťoučký");
  });

  it.each([
    ["nested beyond reason", `${"<div>".repeat(3_000)}deep`, "corrupt"],
    ["of far too many elements", "<b>x</b>".repeat(150_001), "too_large_unpacked"],
  ])("%s is refused", async (_, html, reason) => {
    await expect(read(html)).rejects.toMatchObject({ reason });
  });

  it("whose author closes nothing is read to its end", async () => {
    const { blocks } = await read(`${"<font>word ".repeat(1_500)}end`);
    expect(blocks.at(-1)?.text).toMatch(/word end$/);
  });
});
