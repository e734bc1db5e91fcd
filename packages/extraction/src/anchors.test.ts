import { readFileSync, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse as parseCsv } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { read, utils } from "xlsx";
import { readFileAt } from "./fixtures/read-all.ts";
import { openDocument } from "./pdf/open-document.ts";
import type { Anchor, Box } from "@footnote/contracts/anchors";
import type { Block } from "./located-text.ts";

// Each test reads the real file again in its own way, at the location of the anchor.
const corpus = fileURLToPath(new URL("../../../../shared/data/documents/good/", import.meta.url));
const present = existsSync(corpus);
const absent = present ? "" : " (skipped: ../shared/data/documents is absent)";
const path = (file: string) => `${corpus}${file}`;

async function read1(file: string): Promise<Block[]> {
  return (await readFileAt(path(file), file.slice(file.lastIndexOf(".")))).blocks;
}

/** Letters and digits only: white space, hyphens and separators depend on the layout. */
const letters = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

function only<Kind extends Anchor["kind"]>(anchor: Anchor, kind: Kind): Anchor & { kind: Kind } {
  if (anchor.kind !== kind) throw new Error(`not ${kind}: ${anchor.kind}`);
  return anchor as Anchor & { kind: Kind };
}

/** The share of blocks whose location contains their text. */
function share(blocks: Block[], holds: (block: Block) => boolean): number {
  return blocks.filter(holds).length / blocks.length;
}

describe.skipIf(!present)(`anchors lead back to the passage${absent}`, () => {
  it.each(["bitcoin.pdf", "tracemonkey.pdf", "testPDF-TIKA-4444.pdf", "DeepSeek_R1.pdf"])(
    "by page and rectangle: %s",
    async (file) => {
      const blocks = await read1(`pdf/${file}`);
      const pages = await readPages(path(`pdf/${file}`));
      const right = share(blocks, ({ kind, text, anchor }) => {
        const { page, boxes } = only(anchor, "page");
        const inside = letters(textInside(pages[page - 1] ?? [], boxes));
        // The names of a row's columns are above it.
        const own = kind === "table-row" ? text.replaceAll(/(^|; )[^;:]+: /g, "$1") : text;
        return pieces(own).every((piece) => inside.includes(piece));
      });
      expect(right).toBeGreaterThan(0.97);
    },
  );

  it.each(["xlsx/financial-sample.xlsx", "xlsx/vodafone.xlsx", "xls/45538_form_Footer.xls"])(
    "by sheet and cells: %s",
    async (file) => {
      const book = read(readFileSync(path(file)));
      const rows = (await read1(file)).filter(({ annotation }) => annotation !== true);
      const right = share(rows, ({ kind, text, anchor }) => {
        const { sheet, range } = only(anchor, "cells");
        if (kind === "heading") return book.SheetNames.includes(text);
        const cells = book.Sheets[sheet] ?? {};
        const { s: start, e: end } = utils.decode_range(range);
        const shown = [];
        for (let column = start.c; column <= end.c; column += 1) {
          const cell = cells[utils.encode_cell({ r: start.r, c: column })] as
            | { w?: string }
            | undefined;
          if (cell?.w?.trim()) shown.push(letters(cell.w));
        }
        return shown.length > 0 && shown.every((value) => letters(text).includes(value));
      });
      expect(right).toBe(1);
    },
  );

  it.each([
    "xlsx/ConditionalFormattingSamples.xlsx",
    "xlsx/dataValidationTableRange.xlsx",
    "xlsx/vodafone.xlsx",
  ])("by drawings over cells: %s", async (file) => {
    const parts = Object.entries(unzipSync(readFileSync(path(file))));
    const drawings = parts.filter(([name]) => /drawings\/drawing\d+\.xml$/.test(name));
    const charts = parts.filter(([name]) => /charts\/chart\d+\.xml$/.test(name));
    const frames = drawings.flatMap(([, bytes]) =>
      strFromU8(bytes)
        .split(/<xdr:(?:two|one)CellAnchor/)
        .slice(1),
    );
    const drawn = letters(
      charts.map(([, bytes]) => strFromU8(bytes).replace(/<[^>]*>/g, "")).join(),
    );
    const beside = (await read1(file)).filter(
      ({ annotation, anchor }) => annotation === true && anchor.kind === "cells",
    );
    expect(beside.length).toBeGreaterThan(0);
    const right = share(beside, ({ kind, text, anchor }) => {
      const { c: column, r: row } = utils.decode_range(only(anchor, "cells").range).s;
      const there = frames.filter((frame) => {
        const [, at, line] = /<xdr:col>(\d+)<.*?<xdr:row>(\d+)</s.exec(frame) ?? [];
        return Number(at) === column && Number(line) === row;
      });
      const lines = text.replace(/^(?:Text box|Chart) on [A-Z0-9:]+/, "").split("\n");
      // Numbers are formatted as the chart shows them, which is not how it stores them.
      const texts = lines.map((line) => line.split("|")[0] ?? "");
      const known = kind === "table-row" ? drawn : letters(there.join().replace(/<[^>]*>/g, ""));
      return there.length > 0 && texts.every((part) => known.includes(letters(part)));
    });
    expect(right).toBe(1);
  });

  it.each(["csv/csv.csv", "csv/HDFS_2k.log_structured.csv"])("by row: %s", async (file) => {
    const rows = parseCsv(readFileSync(path(file), "utf8"), { relax_quotes: true });
    const right = share(await read1(file), ({ text, anchor }) => {
      const row = Number(/\d+/.exec(only(anchor, "cells").range)?.[0]);
      return (rows[row - 1] ?? []).every((cell) => letters(text).includes(letters(cell)));
    });
    expect(right).toBe(1);
  });

  it.each([
    ["md/README.md", "utf8"],
    ["log/Zookeeper_2k.log", "utf8"],
    ["txt/eng_spa_mult.txt", "utf8"],
    ["txt/fake-text-utf-16-le.txt", "utf-16le"],
  ])("by lines: %s", async (file, encoding) => {
    const lines = iconv.decode(readFileSync(path(file)), encoding).split(/\r\n|\n|\r/);
    const right = share(await read1(file), ({ text, anchor }) => {
      const { from, to } = only(anchor, "lines");
      return letters(lines.slice(from - 1, to).join(" ")).includes(letters(text));
    });
    expect(right).toBe(1);
  });

  it.each(["docx/sample_text.docx", "docx/docx_multipage.docx", "docx/test_with_comment.docx"])(
    "by paragraph: %s",
    async (file) => {
      const xml = strFromU8(
        unzipSync(readFileSync(path(file)))["word/document.xml"] ?? new Uint8Array(),
      );
      const paragraphs = xml
        .split(/<w:p[ >]/)
        .slice(1)
        .map((part) =>
          [...part.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join(""),
        );
      const blocks = (await read1(file)).filter(({ text }) => !/^[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(text));
      const right = share(blocks, ({ text, anchor }) => {
        const { from, to } = only(anchor, "paragraph");
        const there = letters(
          paragraphs
            .slice(from - 1, to)
            .join(" ")
            .replace(/&\w+;/g, ""),
        );
        // Text that the file does not contain: the numbers that Word computes, and the marks of notes.
        return (
          there !== "" && letters(text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹].*$/s, "")).endsWith(there.slice(-20))
        );
      });
      expect(right).toBeGreaterThan(0.9);
    },
  );

  it.each(["pptx/simple.pptx", "pptx/sample-presentation.pptx"])("by slide: %s", async (file) => {
    const parts = unzipSync(readFileSync(path(file)));
    const partOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const targets = new Map(
      [...partOf("ppt/_rels/presentation.xml.rels").matchAll(/<Relationship [^>]*>/g)].map(
        ([tag]) => [/Id="([^"]+)"/.exec(tag)?.[1] ?? "", /Target="([^"]+)"/.exec(tag)?.[1] ?? ""],
      ),
    );
    const order = [...partOf("ppt/presentation.xml").matchAll(/<p:sldId [^>]*r:id="([^"]+)"/g)];
    const slides = order.map(([, id = ""]) =>
      letters(partOf(`ppt/${targets.get(id)}`).replace(/<[^>]*>/g, "")),
    );
    const own = (await read1(file)).filter(({ text }) => !text.startsWith("Notes: "));
    expect(
      share(own, ({ kind, text, anchor }) => {
        const slide = slides[only(anchor, "slide").slide - 1] ?? "";
        // The row of a table has the names of its columns between its values.
        const parts = kind === "table-row" ? text.split(/; |: | \| /) : [text];
        return parts.every((part) => slide.includes(letters(part)));
      }),
    ).toBe(1);
  });
});

type Piece = { text: string; x: number; y: number };

/** Every piece of text of each page, with its middle as fractions of the page. */
async function readPages(file: string): Promise<Piece[][]> {
  const document = await openDocument(file);
  const pages: Piece[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const [, , , d = 0, e = 0, f = 0] = transform;
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!("str" in item)) return [];
        const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
        const middle = {
          x: (x + e + item.width / 2) / width,
          y: (f + d * (y + size * 0.3)) / height,
        };
        return [{ text: item.str, ...middle }];
      }),
    );
  }
  return pages;
}

function textInside(page: Piece[], boxes: Box[]): string {
  const slack = 0.004;
  return boxes
    .flatMap(([x, y, width, height]) =>
      page.filter(
        (piece) =>
          piece.x > x - slack &&
          piece.x < x + width + slack &&
          piece.y > y - slack &&
          piece.y < y + height + slack,
      ),
    )
    .map(({ text }) => text)
    .join("");
}

/** Pieces of a passage, between which the page may have other text or another order. */
function pieces(text: string): string[] {
  return text
    .split(/[\s|-]+/)
    .map(letters)
    .filter((word) => word.length > 3);
}
