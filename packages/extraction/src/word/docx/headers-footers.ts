import { findPart } from "../../office/relationships.ts";
import { readXml, visitXml } from "../../office/read-xml.ts";
import { startPageNumbers } from "../page-numbers.ts";
import { readDifferentEven } from "./sections.ts";
import { startBodyParser } from "./body.ts";
import { startHeaderFooterBlocks } from "../header-footer-blocks.ts";
import type { Colour } from "../../hidden/colours.ts";
import type { Block } from "../../located-text.ts";
import type { Package } from "../../office/open-main-part.ts";
import type { Parts } from "../../office/open-parts.ts";
import type { startSections } from "./sections.ts";
import type { Definitions } from "./paragraph.ts";

type HeaderFooterContext = {
  definitions: Definitions;
  sections: ReturnType<typeof startSections>;
  page: Colour | undefined;
};

/** The blocks of headers and footers, visible ones first. */
export async function* readHeadersFooters(
  { parts, relationships }: Package,
  { definitions, sections, page }: HeaderFooterContext,
): AsyncGenerator<Block> {
  const differentEven = await readDifferentEven(parts, findPart(parts, relationships, "settings"));
  const toBlocks = startHeaderFooterBlocks();
  for (const kind of ["header", "footer"] as const) {
    const found = relationships
      .filter(({ type, part }) => type === kind && parts.has(part))
      .map(({ id, part }) => ({ part, shown: sections.shows(id, differentEven) }));
    for (const { part, shown } of found.toSorted((one, other) => +other.shown - +one.shown)) {
      for await (const block of readHeaderFooter(parts, part, { kind, definitions, page })) {
        yield* toBlocks(block, shown);
      }
    }
  }
}

type HeaderFooterPart = {
  kind: "header" | "footer";
  definitions: Definitions;
  page: Colour | undefined;
};

async function* readHeaderFooter(
  parts: Parts,
  part: string,
  { kind, definitions, page }: HeaderFooterPart,
): AsyncGenerator<Block> {
  const behind = (await hasDrawing(parts, part)) ? undefined : page;
  const body = startBodyParser(definitions, { anchor: () => ({ kind }), page: behind });
  const mark = startPageNumbers();
  for await (const batch of readXml(parts.read(part))) {
    yield* batch.flatMap((event) => body.take(mark(event)));
  }
}

/** A picture or a shape anywhere in the part may be the background of its text. */
async function hasDrawing(parts: Parts, part: string): Promise<boolean> {
  let found = false;
  await visitXml(parts.read(part), (event) => {
    if (event.type === "open") found ||= /^w:(?:drawing|pict|object)$/.test(event.name);
  });
  return found;
}
