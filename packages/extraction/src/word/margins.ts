import { findPart } from "../office/relationships.ts";
import { readXml, visitXml } from "../office/read-xml.ts";
import { startPageNumbers, withoutPageNumbers } from "./page-numbers.ts";
import { readEvenApart } from "./sections.ts";
import { startBody } from "./tell-body.ts";
import type { Colour } from "../hidden/colours.ts";
import type { Block } from "../located-text.ts";
import type { Package } from "../office/open-main-part.ts";
import type { Parts } from "../office/open-parts.ts";
import type { startSections } from "./sections.ts";
import type { Definitions } from "./told-paragraph.ts";

type Margins = {
  definitions: Definitions;
  sections: ReturnType<typeof startSections>;
  page: Colour | undefined;
};

/**
 * What stands above and below the pages, each text once, however many pages or sections repeat it. Of headers that no page
 * shows, such as one for a first page that is like the others, the text is hidden.
 */
export async function* readMargins(
  { parts, relationships }: Package,
  { definitions, sections, page }: Margins,
): AsyncGenerator<Block> {
  const evenApart = await readEvenApart(parts, findPart(parts, relationships, "settings"));
  const told = new Set<string>();
  for (const kind of ["header", "footer"] as const) {
    const found = relationships.filter(({ type, part }) => type === kind && parts.has(part));
    const [shown, others] = [true, false].map((wanted) =>
      found.filter(({ id }) => sections.shows(id, evenApart) === wanted),
    );
    for (const { part } of shown ?? []) {
      yield* readMargin(parts, part, { kind, definitions, told, page });
    }
    for (const { part } of others ?? []) {
      for await (const block of readMargin(parts, part, { kind, definitions, told, page })) {
        yield { hidden: "switched_off", ...block };
      }
    }
  }
}

type Margin = {
  kind: "header" | "footer";
  definitions: Definitions;
  told: Set<string>;
  page: Colour | undefined;
};

async function* readMargin(
  parts: Parts,
  part: string,
  { kind, definitions, told, page }: Margin,
): AsyncGenerator<Block> {
  const anchor = { kind };
  const behind = (await hasDrawing(parts, part)) ? undefined : page;
  const body = startBody(definitions, { anchor: () => anchor, page: behind });
  const mark = startPageNumbers();
  for await (const batch of readXml(parts.read(part))) {
    for (const given of batch.flatMap((event) => body.take(mark(event)))) {
      const text = withoutPageNumbers(given.text);
      const key = `${given.hidden ?? ""} ${text}`;
      if (text === "" || told.has(key)) continue;
      told.add(key);
      yield tellAside(given, text);
    }
  }
}

/** A title above the page is no heading of the text: nothing stands below it. */
function tellAside({ kind, anchor, hidden }: Block, text: string): Block {
  const shown = kind === "heading" ? "paragraph" : kind;
  return { kind: shown, text, anchor, aside: true, ...(hidden && { hidden }) };
}

/** A picture or a shape may be what the letters stand on, wherever in the part it is written. */
async function hasDrawing(parts: Parts, part: string): Promise<boolean> {
  let found = false;
  await visitXml(parts.read(part), (event) => {
    if (event.type === "open") found ||= /^w:(?:drawing|pict|object)$/.test(event.name);
  });
  return found;
}
