import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { extract, supportedExtensions } from "./extract.ts";
import { ExtractionError } from "./located-text.ts";
import type { Block } from "./located-text.ts";

type Entry = {
  file: string;
  expect?: string | null;
  expect_more?: string[];
  needs_ocr?: boolean;
  outcome?: "password" | "reject" | "reject-or-partial" | "readable" | "empty-text";
};
type Outcome = { text: string; reason?: string; detail?: string };

// Real documents of others, for measuring only; a fresh clone does not have them.
const corpus = fileURLToPath(new URL("../../../../shared/data/documents/", import.meta.url));
const present = existsSync(corpus);
const reason = present ? "" : " (skipped: ../shared/data/documents is absent)";
const limits = { timeoutMs: 30_000, memoryMb: 512 };

/** What this format's parser is known not to give, with the reason. Everything else must pass. */
const knownGaps: Record<string, string> = {};

describe.skipIf(!present)(`real documents${reason}`, () => {
  it.each(entries("good"))("give their text: $file", async (entry) => {
    const { text, reason: failure, detail } = await read("good", entry.file);
    expect({ failure, detail }).toEqual({});
    if (entry.file in knownGaps) return;
    for (const words of [entry.expect, ...(entry.expect_more ?? [])]) {
      if (words) expect(text).toContain(normalise(words));
    }
  }, 60_000);

  it.each(entries("bad"))("end well when broken or hostile: $file ($outcome)", async (entry) => {
    const { text, reason: failure, detail } = await read("bad", entry.file);
    expect({ failure, detail }).not.toMatchObject({ failure: "crashed" });
    expect(text).not.toContain("root:");
    if (entry.outcome === "readable") expect(failure).toBeUndefined();
    if (entry.outcome === "readable" && entry.expect) {
      expect(text).toContain(normalise(entry.expect));
    }
    if (entry.outcome === "password") expect(failure).toBe("password_protected");
    if (entry.outcome === "reject") expect(failure).toBeDefined();
    if (entry.outcome === "empty-text") expect(failure).toBe("no_text");
  }, 60_000);
});

function entries(folder: "good" | "bad"): Entry[] {
  if (!present) return [];
  const all = JSON.parse(readFileSync(`${corpus}${folder}/manifest.json`, "utf8")) as Entry[];
  return all.filter(({ file, needs_ocr: scanned }) => {
    return supportedExtensions.includes(extname(file).toLowerCase()) && !scanned;
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
