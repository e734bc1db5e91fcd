import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Anchor } from "@footnote/contracts/anchors";
import type { DocumentExtension } from "@footnote/contracts/file-types";
import { extract } from "@footnote/extraction/extract";
import { makeDoc } from "@footnote/extraction/fixtures/make-doc";
import { makeDocx, paragraph } from "@footnote/extraction/fixtures/make-docx";
import { makeEpub } from "@footnote/extraction/fixtures/make-epub";
import { makeEml } from "@footnote/extraction/fixtures/make-eml";
import {
  frame,
  makeOpenDocument,
  sheet,
  sheetRow,
} from "@footnote/extraction/fixtures/make-opendocument";
import { makeMsg } from "@footnote/extraction/fixtures/make-msg";
import { column, makePdf } from "@footnote/extraction/fixtures/make-pdf";
import { makePpt } from "@footnote/extraction/fixtures/make-ppt";
import { makePptx, shape } from "@footnote/extraction/fixtures/make-pptx";
import { makeXls } from "@footnote/extraction/fixtures/make-xls";
import { makeXlsx, row } from "@footnote/extraction/fixtures/make-xlsx";
import { describe, expect, it } from "vitest";
import { collectChunks, type DocumentChunk } from "../ingestion/chunk-collector.rules.ts";
import { decodeSpans } from "../retrieval/spans.rules.ts";
import { narrowAnchors } from "./narrow-anchors.rules.ts";
import { openPassage } from "./supporting-text.rules.ts";

// A sentence of a file of each type is located in its chunk, through the sandbox and the chunking of the product.

const sentences = [
  "The gate opens at nine.",
  "The rent is 900 crowns.",
  "Dogs stay outside.",
] as const;
const [first, sentence, last] = sentences;
const html = `<h1>Lease</h1>${sentences.map((text) => `<p>${text}</p>`).join("")}`;
const rows = [["Lease", "Note"], ...sentences.map((text, at) => [String(at), text])];
const separated = (separator: string) => rows.map((cells) => cells.join(separator)).join("\n");

/** The types whose passages have boxes on a page, and the one without passages. */
type OtherExtension = ".zip" | PageExtension;
type PageExtension = ".pdf" | ".png" | ".jpg" | ".jpeg" | ".webp" | ".tif" | ".tiff";

type Fixture = { make: () => Uint8Array | string; chunk: Anchor[]; narrowed: Anchor[] };

const paragraphs = (from: number, to = from): Anchor[] => [{ kind: "paragraph", from, to }];
const lines = (from: number, to = from): Anchor[] => [{ kind: "lines", from, to }];
const cells = (range: string, sheet = ""): Anchor[] => [{ kind: "cells", sheet, range }];
const slide = (number: number): Anchor => ({ kind: "slide", slide: number });
const table = { chunk: cells("A1:B4"), narrowed: cells("B3") };
const page = { make: () => html, chunk: paragraphs(1, 4), narrowed: paragraphs(3) };

const fixtures: Readonly<Record<Exclude<DocumentExtension, OtherExtension>, Fixture>> = {
  ".txt": { make: () => sentences.join("\n"), chunk: lines(1, 3), narrowed: lines(2) },
  ".log": { make: () => sentences.join("\n"), chunk: lines(1, 3), narrowed: lines(2) },
  ".md": {
    make: () => `# Lease\n\n${sentences.join("\n\n")}`,
    chunk: lines(1, 7),
    narrowed: lines(5),
  },
  ".csv": { make: () => separated(","), ...table },
  ".tsv": { make: () => separated("\t"), ...table },
  ".html": page,
  ".htm": page,
  ".rtf": {
    make: () => String.raw`{\rtf1\ansi ${sentences.map((text) => `${text}\\par `).join("")}}`,
    chunk: paragraphs(1, 3),
    narrowed: paragraphs(2),
  },
  ".odt": {
    make: () => {
      const body = sentences.map((text) => `<text:p>${text}</text:p>`).join("");
      return makeOpenDocument("text", { body });
    },
    chunk: paragraphs(1, 3),
    narrowed: paragraphs(2),
  },
  ".ods": {
    make: () => {
      const body = sheet("Fees", rows.map((one) => sheetRow(one)).join(""));
      return makeOpenDocument("spreadsheet", { body });
    },
    chunk: cells("A1:B4", "Fees"),
    narrowed: cells("B3", "Fees"),
  },
  ".odp": {
    make: () => {
      const body = sentences.map((text) => `<draw:page>${frame(text)}</draw:page>`).join("");
      return makeOpenDocument("presentation", { body });
    },
    chunk: [slide(1), slide(2), slide(3)],
    narrowed: [slide(2)],
  },
  ".json": {
    make: () =>
      JSON.stringify(
        sentences.map((text) => ({ text })),
        null,
        1,
      ),
    chunk: lines(3, 9),
    narrowed: lines(6),
  },
  ".xml": {
    make: () =>
      sentences
        .map((text) => `<note>\n<text>${text}</text>\n</note>`)
        .join("\n")
        .replace(/^([^]*)$/, "<notes>\n$1\n</notes>"),
    chunk: lines(3, 9),
    narrowed: lines(6),
  },
  ".epub": { ...page, make: () => makeEpub({ chapters: [html] }) },
  ".eml": {
    make: () => makeEml({ subject: "Lease", text: sentences.join("\n\n") }),
    chunk: paragraphs(1, 5),
    narrowed: paragraphs(4),
  },
  ".msg": {
    make: () => makeMsg({ texts: { "0037": "Lease", "1000": sentences.join("\n\n") } }),
    chunk: paragraphs(1, 4),
    narrowed: paragraphs(3),
  },
  ".doc": {
    make: () => makeDoc(sentences.map((text) => ({ text: `${text}\r` }))),
    chunk: paragraphs(1, 3),
    narrowed: paragraphs(2),
  },
  ".docx": {
    make: () => makeDocx(sentences.map((text) => paragraph(text)).join("")),
    chunk: paragraphs(1, 3),
    narrowed: paragraphs(2),
  },
  ".xls": {
    make: () => makeXls([{ name: "Fees", rows }]),
    chunk: cells("A1:B4", "Fees"),
    narrowed: cells("B3", "Fees"),
  },
  ".xlsx": {
    make: () =>
      makeXlsx(`<sheetData>${rows.map((one, at) => row(at + 1, one)).join("")}</sheetData>`),
    chunk: cells("A1:B4", "Fees"),
    narrowed: cells("B3", "Fees"),
  },
  ".ppt": {
    make: () => makePpt(sentences.map((text) => ({ shapes: [{ role: 1, text }] }))),
    chunk: [slide(1), slide(2), slide(3)],
    narrowed: [slide(2)],
  },
  ".pptx": {
    make: () => makePptx(sentences.map((text) => ({ shapes: shape("body", text) }))),
    chunk: [slide(1), slide(2), slide(3)],
    narrowed: [slide(2)],
  },
};

async function readChunk(extension: string, bytes: Uint8Array | string) {
  const folder = await mkdtemp(join(tmpdir(), "cited-spans-"));
  try {
    const path = join(folder, "input");
    await writeFile(path, bytes);
    const collected = collectChunks();
    const chunks: DocumentChunk[] = [];
    const limits = { timeoutMs: 60_000, memoryMb: 512 };
    for await (const event of extract({ path, extension, isWebPage: false }, limits)) {
      if (event.type === "block") chunks.push(...collected.push(event.block));
    }
    const [chunk, ...others] = [chunks, ...collected.end()].flat();
    if (!chunk || others.length > 0) throw new Error("not one chunk");
    return chunk;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The words at which a quotation is located, and where they stand. */
async function locate(extension: string, bytes: Uint8Array | string, quoted: string) {
  const { text, anchors, spans } = await readChunk(extension, bytes);
  const range = openPassage(text, "en")(quoted);
  if (!range) throw new Error(`not found: ${quoted}`);
  const narrowed = narrowAnchors(decodeSpans(spans ?? [], anchors), text, range);
  return { found: text.slice(range.start, range.end), anchors, narrowed };
}

describe.each(Object.entries(fixtures))("a sentence of a %s file", (extension, fixture) => {
  it("is located within its chunk", async () => {
    const { found, anchors, narrowed } = await locate(extension, fixture.make(), sentence);
    expect(found).toBe(sentence);
    expect(anchors).toEqual(fixture.chunk);
    expect(narrowed).toEqual(fixture.narrowed);
  });
});

describe("a sentence of a .pdf file", () => {
  const boxesOf = (anchors: readonly Anchor[]) =>
    anchors.flatMap((anchor) => (anchor.kind === "page" ? anchor.boxes : []));

  it("has the boxes of its words, in each of its lines", async () => {
    // Helvetica at 10 points: "The gate opens at nine. The rent is" is 157 points wide, its first sentence 103.
    const bytes = makePdf([column([`${first} The rent is`, `900 crowns. ${last}`], 60, 200)]);
    const { found, anchors, narrowed } = await locate(".pdf", bytes, sentence);
    expect(found).toBe(sentence);
    expect(boxesOf(anchors)).toHaveLength(1);
    const [upper = [], lower = [], ...others] = boxesOf(narrowed);
    expect(others).toEqual([]);
    expect((upper[0] ?? 0) * 600).toBeCloseTo(60 + 106, -1);
    expect(((upper[0] ?? 0) + (upper[2] ?? 0)) * 600).toBeCloseTo(60 + 157, -1);
    expect((lower[0] ?? 0) * 600).toBeCloseTo(60, 0);
    expect((lower[2] ?? 0) * 600).toBeCloseTo(57, -1);
    // The baselines are 200 and 212 points from the top of 800.
    for (const [box, base] of [[upper, 200] as const, [lower, 212] as const]) {
      const [, top = 0, , height = 0] = box;
      expect(top * 800).toBeLessThan(base);
      expect((top + height) * 800).toBeGreaterThan(base);
      expect(height * 800).toBeLessThan(12);
    }
  });

  it("keeps its boxes when a divided word is joined", async () => {
    const upper = `${first} Nobody needs a per-`;
    const bytes = makePdf([
      column([upper, "mission for the yard. Dogs stay", "outside."], 60, 200),
    ]);
    const quoted = "Nobody needs a permission for the yard.";
    const { found, narrowed } = await locate(".pdf", bytes, quoted);
    expect(found).toBe(quoted);
    const tops = boxesOf(narrowed).map(([, top]) => Math.round(top * 800));
    expect(tops).toHaveLength(2);
    expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBe(12);
  });
});
