import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { extract } from "./extract.ts";
import { findParser } from "./formats.ts";
import { ExtractionError, extractionFailures } from "./located-text.ts";
import type { Block } from "./located-text.ts";

type Entry = {
  file: string;
  expect?: string | null;
  expect_more?: string[];
  needs_ocr?: boolean;
  outcome?: "password" | "reject" | "reject-or-partial" | "readable" | "empty-text";
};
type Outcome = { text: string; reason?: string; detail?: string };

// Real documents of other authors, for measuring only; a fresh clone does not have them.
const corpus = fileURLToPath(new URL("../../../../shared/data/documents/", import.meta.url));
const present = existsSync(corpus);
const reason = present ? "" : " (skipped: ../shared/data/documents is absent)";
// Recognition has tests of its own: here it would only make scans slow.
const limits = { timeoutMs: 30_000, memoryMb: 512, ocrLanguages: [] };

/** Filed as readable, but their pages have an empty field or a button and no text. */
const withoutText = ["js-authors", "autoprint", "secHandler", "doc_actions"].map(
  (name) => `pdf/${name}.pdf`,
);

/**
 * The programs that made the expectation show a word that was deleted while changes were tracked; LibreOffice marks it.
 */
const withoutDeleted: Readonly<Record<string, string>> = {
  "doc/testWORD_features.doc": "elit insert this fringilla, est eu,",
};

describe.skipIf(!present)(`real documents${reason}`, () => {
  it.each(entries("good"))(
    "yield their text: $file",
    async (entry) => {
      const { text, ...failure } = await read("good", entry.file);
      const expected = withoutDeleted[entry.file] ?? entry.expect;
      const words = [expected, ...(entry.expect_more ?? [])].filter((one) => one != null);
      const missing = words.filter((one) => !text.includes(normalise(one)));
      expect({ ...failure, missing }).toEqual({ missing: [] });
    },
    60_000,
  );

  it.each(entries("bad"))(
    "end as expected when broken or hostile: $file ($outcome)",
    async (entry) => {
      const { text, reason: failure = "none", detail } = await read("bad", entry.file);
      expect(allowedEnds(entry), `${failure} ${detail}`).toContain(failure);
      expect(text).not.toContain("root:");
      expect(text).toContain(normalise(entry.expect ?? ""));
    },
    60_000,
  );
});

/** "none" means that the file yielded text. A crash is never allowed. */
function allowedEnds({ outcome, file }: Entry): string[] {
  const refusals = extractionFailures.filter((one) => one !== "crashed");
  if (outcome === "password") return ["password_protected"];
  if (outcome === "empty-text" || withoutText.includes(file)) return ["no_text"];
  if (outcome === "readable") return ["none"];
  return outcome === "reject" ? refusals : ["none", ...refusals];
}

function entries(folder: "good" | "bad"): Entry[] {
  if (!present) return [];
  const all = JSON.parse(readFileSync(`${corpus}${folder}/manifest.json`, "utf8")) as Entry[];
  return all.filter(({ file, needs_ocr: scanned }) => {
    return findParser(extname(file).toLowerCase()) !== undefined && !scanned;
  });
}

async function read(folder: string, file: string): Promise<Outcome> {
  const blocks: Block[] = [];
  const input = { path: `${corpus}${folder}/${file}`, extension: extname(file) };
  try {
    for await (const event of extract(input, limits)) {
      if (event.type === "block") blocks.push(event.block);
    }
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    return { text: textOf(blocks), reason: error.reason, detail: error.detail ?? "" };
  }
  return { text: textOf(blocks) };
}

function textOf(blocks: Block[]): string {
  return normalise(blocks.map(({ text }) => text).join(" "));
}

/** Cell separators and the hyphens of divided words are layout, as white space is. */
function normalise(text: string): string {
  return text.normalize("NFKC").replaceAll(" | ", " ").replace(/\s+/g, " ").trim();
}
