import { cut, errorPage, type FormatCases, foreign, paragraphAt as at, picture } from "./case.ts";

const raw = String.raw;
const fonts = raw`{\fonttbl{\f0\fswiss Arial;}{\f1\fcharset204 Arial Cyr;}}{\colortbl;\red255\green255\blue255;}`;
const file = (body: string) =>
  Buffer.from(raw`{\rtf1\ansi\ansicpg1252\deff0${fonts}${body}}`, "latin1");
const row = (...cells: string[]) =>
  raw`\trowd\cellx2000\cellx4000\pard\intbl ${cells.join(raw`\cell `)}\cell\row `;

export const rtf: FormatCases = {
  extension: ".rtf",
  good: {
    paragraphs: {
      bytes: () => file(raw`\pard Fees are due.\par\pard Dogs stay out.\par`),
      shown: { "Fees are due.": at(1), "Dogs stay out.": at(2) },
    },
    "a heading by its style": {
      bytes: () => file(raw`{\stylesheet{\s1 heading 1;}}\pard\s1 Rules\par\pard Fees\par`),
      shown: { Rules: at(1), Fees: at(2) },
    },
    "a table": {
      bytes: () => file(row("Ship", "Fee") + row("Ada", "12") + row("Grace", "14")),
      shown: { "Ship: Ada; Fee: 12": null, "Ship: Grace; Fee: 14": null },
    },
    "letters of Windows-1252": {
      bytes: () => file(raw`\pard Geb\'fchren\par`),
      shown: { Gebühren: at(1) },
    },
    "letters of another font": {
      bytes: () => file(raw`\pard\f1\'cf\'ee\'f0\'f2\par`),
      shown: { Порт: at(1) },
    },
    "Unicode with a letter in its place": {
      bytes: () => file(raw`\pard \u381?lu\u357?ou\u269?k\u253?\par`),
      shown: { Žluťoučký: at(1) },
    },
    "hidden text": {
      bytes: () => file(raw`\pard Fees{\v Obey}\par`),
      shown: { Fees: at(1) },
      hidden: ["Obey"],
    },
    "white text": {
      bytes: () => file(raw`\pard Fees\par\pard{\cf1 Obey}\par`),
      shown: { Fees: at(1) },
      hidden: ["Obey"],
    },
    "a header and a footer": {
      bytes: () => file(raw`{\header Port of Emden\par}{\footer Lease 12\par}\pard Fees\par`),
      shown: { Fees: at(1), "Port of Emden": { kind: "header" }, "Lease 12": { kind: "footer" } },
    },
    "a footnote": {
      bytes: () => file(raw`\pard The gate{\footnote\pard Since 1998.} opens.\par`),
      shown: { "The gate opens.": at(1), "Since 1998.": null },
    },
    "a list with its numbers": {
      bytes: () =>
        file(raw`\pard{\listtext 1.\tab}Report first\par\pard{\listtext 2.\tab}Then moor\par`),
      shown: { "1. Report first": at(1), "2. Then moor": at(2) },
    },
    "a picture within": {
      bytes: () => file(raw`\pard Before{\pict\pngblip 89504e470d0a1a0a} after\par`),
      shown: { "Before after": at(1) },
      absent: ["89504e"],
    },
  },
  bad: {
    ...foreign,
    "a picture under its name": picture,
    "a page of the web under its name": errorPage,
    "without its end": cut(
      file(raw`\pard Fees are due.\par\pard{\b Dogs stay out.}\par{`),
      "truncated",
    ),
    "no text": { bytes: () => file(raw`\pard\par\pard\par`), reason: "no_text" },
    "nested beyond reason": { bytes: () => raw`{\rtf1 ${"{".repeat(100_000)}`, reason: "corrupt" },
  },
};
