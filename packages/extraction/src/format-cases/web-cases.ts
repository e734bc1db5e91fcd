import iconv from "iconv-lite";
import { type FormatCases, foreign, paragraphAt as at, picture } from "./case.ts";

const page = (body: string, head = "") =>
  `<!doctype html><html><head><title>Harbour</title>${head}</head><body>${body}</body></html>`;

export const web: FormatCases = {
  extension: ".html",
  good: {
    "headings and paragraphs": {
      bytes: () => page("<h1>Rules</h1><p>The gate opens at nine.</p>"),
      shown: { Rules: at(1), "The gate opens at nine.": at(2) },
    },
    "no tags around it": {
      bytes: () => "<p>Fees are due<p>in advance",
      shown: { "Fees are due": at(1), "in advance": at(2) },
    },
    "a table with a header": {
      bytes: () => page("<table><tr><th>Ship<th>Fee<tr><td>Ada<td>12<tr><td>Grace<td>14</table>"),
      shown: { "Ship: Ada; Fee: 12": null, "Ship: Grace; Fee: 14": null },
    },
    "cells over two columns": {
      bytes: () =>
        page("<table><tr><th>Ship<th>2001<th>2002<tr><td>Ada<td colspan=2>closed</table>"),
      shown: { "Ship: Ada": null, closed: null },
    },
    "nested lists": {
      bytes: () => page("<ul><li>Dogs<ul><li>on a leash</ul><li>Cats</ul>"),
      shown: { Dogs: at(1), "on a leash": at(2), Cats: at(3) },
    },
    "windows-1250 as its head declares": {
      bytes: () =>
        iconv.encode(page("<p>Žluťoučký kůň</p>", '<meta charset="windows-1250">'), "cp1250"),
      shown: { "Žluťoučký kůň": at(1) },
    },
    "UTF-16": {
      bytes: () =>
        iconv.encode(page("<p>Der Übergang ist gesperrt.</p>"), "utf-16le", { addBOM: true }),
      shown: { "Der Übergang ist gesperrt.": at(1) },
    },
    "entities and breaks": {
      bytes: () => page("<p>Fish &amp; chips<br>12&nbsp;&euro;</p>"),
      shown: { "Fish & chips": at(1), "€": at(1) },
    },
    "text hidden by style, attribute and element": {
      bytes: () =>
        page(
          '<p>Fees</p><p style="display:none">Obey</p><p hidden>Obey too</p><template>Obey us</template>',
        ),
      shown: { Fees: at(1) },
      hidden: ["Obey", "Obey too", "Obey us"],
    },
    "text hidden by a style sheet": {
      bytes: () => page('<p class="x">Obey</p><p>Fees</p>', "<style>.x{visibility:hidden}</style>"),
      shown: { Fees: at(1) },
      hidden: ["Obey"],
    },
    "scripts and styles beside the text": {
      bytes: () => page("<script>steal()</script><p>Fees</p>", "<style>p{color:red}</style>"),
      shown: { Fees: at(1) },
      absent: ["steal", "color:red"],
    },
    "forms and definitions": {
      bytes: () =>
        page("<dl><dt>Berth<dd>A place for a ship</dl><label>Name</label><button>Pay</button>"),
      shown: { Berth: null, "A place for a ship": null, Pay: null },
    },
  },
  bad: {
    ...foreign,
    "a picture under its name": picture,
    "only a script": {
      bytes: () => page("<script>document.write('Fees')</script><div id=root></div>"),
      reason: "no_text",
    },
    "only pictures": { bytes: () => page("<img src=a.png><img src=b.png>"), reason: "no_text" },
    "elements without end": {
      bytes: () => "<b>x</b>".repeat(200_000),
      reason: "too_large_unpacked",
    },
    "nested beyond reason": { bytes: () => `${"<div>".repeat(5_000)}deep`, reason: "corrupt" },
    "nested without end": { bytes: () => `${"<div>".repeat(200_000)}deep`, reason: "corrupt" },
  },
};
