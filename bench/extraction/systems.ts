import { readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import process from "node:process";
import { findParser, parsers } from "@footnote/extraction/formats";
import type { Parser } from "@footnote/extraction/parser";

export type Outcome = {
  text: string;
  /** Pages or slides, where the format has them and the system reports them. */
  pages: number | null;
};

export type System = {
  extensions: string[];
  extract: (path: string, extension: string) => Promise<Outcome>;
};

/** The folder that the other libraries are installed in; undefined leaves them out. */
const libraries = process.env["BENCH_LIBRARIES"];

// The other libraries are not part of the product: the functions used of each are declared here.
type Unpdf = { extractText(bytes: Uint8Array): Promise<{ text: string[]; totalPages: number }> };
type Mammoth = { extractRawText(input: { path: string }): Promise<{ value: string }> };
type WordDocument = { getBody(): string; getFootnotes(): string; getEndnotes(): string };
type WordExtractor = new () => { extract(path: string): Promise<WordDocument> };
type OfficeParser = {
  parseOffice(path: string): Promise<{ to(format: "text"): Promise<{ value: string }> }>;
};
type SheetJs = {
  read(bytes: Buffer): { Sheets: Record<string, object> };
  utils: { sheet_to_csv(sheet: object, options: { FS: string }): string };
};
type Papa = { parse(text: string): { data: string[][] } };

const noPages = (text: string): Outcome => ({ text, pages: null });

/** The product's parsers, and the libraries that could be used instead. */
export const systems: Record<string, System> = {
  ours: {
    extensions: Object.keys(parsers),
    extract: readOurs,
  },
  unpdf: {
    extensions: [".pdf"],
    async extract(path) {
      const bytes = new Uint8Array(await readFile(path));
      const { text, totalPages } = await load<Unpdf>("unpdf").extractText(bytes);
      return { text: text.join("\n"), pages: totalPages };
    },
  },
  mammoth: {
    extensions: [".docx"],
    async extract(path) {
      return noPages((await load<Mammoth>("mammoth").extractRawText({ path })).value);
    },
  },
  "word-extractor": {
    extensions: [".doc", ".docx"],
    async extract(path) {
      const document = await new (load<WordExtractor>("word-extractor"))().extract(path);
      const parts = [document.getBody(), document.getFootnotes(), document.getEndnotes()];
      return noPages(parts.join("\n"));
    },
  },
  officeparser: {
    extensions: [".docx", ".pptx", ".xlsx", ".pdf"],
    async extract(path) {
      const parsed = await load<OfficeParser>("officeparser").parseOffice(path);
      return noPages((await parsed.to("text")).value);
    },
  },
  sheetjs: {
    extensions: [".xlsx", ".xls", ".csv"],
    async extract(path) {
      const sheetJs = load<SheetJs>("xlsx");
      const { Sheets: sheets } = sheetJs.read(await readFile(path));
      return noPages(
        Object.values(sheets)
          .map((one) => sheetJs.utils.sheet_to_csv(one, { FS: " " }))
          .join("\n"),
      );
    },
  },
  papaparse: {
    extensions: [".csv", ".tsv"],
    async extract(path) {
      const { data } = load<Papa>("papaparse").parse(await readFile(path, "utf8"));
      return noPages(data.map((row) => row.join(" ")).join("\n"));
    },
  },
};

/** Whether the system can be run: the product's own always, another one where it is installed. */
export function isPresent(name: string): boolean {
  const library = name === "sheetjs" ? "xlsx" : name;
  if (name === "ours") return true;
  if (libraries === undefined) return false;
  try {
    requireThere().resolve(library);
    return true;
  } catch {
    return false; // not installed: it is left out of the comparison
  }
}

function load<Library>(name: string): Library {
  return requireThere()(name) as Library;
}

function requireThere(): NodeJS.Require {
  return createRequire(join(resolve(libraries ?? "."), "from-here.cjs"));
}

async function readOurs(path: string, extension: string): Promise<Outcome> {
  const parser = findParser(extension);
  if (parser === undefined) throw new Error(`no parser for ${extension}`);
  const { parse } = (await import(parser.href)) as { parse: Parser };
  const { size } = await stat(path);
  const texts: string[] = [];
  let pages: number | null = null;
  for await (const event of parse({ path, extension, size })) {
    if (event.type === "block") texts.push(event.block.text);
    if (event.type === "done") ({ pages } = event);
  }
  return { text: texts.join("\n"), pages };
}
