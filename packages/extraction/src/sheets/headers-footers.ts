import { type Colour, isSameColour, parseColour, white } from "../hidden/colours.ts";
import { addHidden, type HiddenText, formatHidden } from "../hidden/hidden-text.ts";
import { pageMark, withoutPageNumbers } from "../word/page-numbers.ts";
import { colourOf } from "./read-styles.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Block } from "../located-text.ts";
import type { XmlEvent } from "../office/read-xml.ts";

/** A header or footer of a sheet's pages as the file writes it: "&LConfidential&RPage &P". */
export type HeaderFooter = { kind: "header" | "footer"; code: string; used: boolean };

const names = /^s:(odd|even|first)(Header|Footer)$/;
/** Characters. Spreadsheet programs accept up to 255. */
const longest = 2_000;

/** Collects the headers and footers from a sheet's elements. */
export function startHeaderFooterParser() {
  const all: HeaderFooter[] = [];
  let [inside, ownEven, ownFirst] = [false, false, false];
  return {
    take(event: XmlEvent): void {
      if (event.type === "text") {
        const headerFooter = all.at(-1);
        if (!inside || headerFooter === undefined) return;
        headerFooter.code = (headerFooter.code + event.text).slice(0, longest);
        return;
      }
      // This runs for the elements of every cell: all names that matter here end alike.
      if (!event.name.endsWith("er")) return;
      const [, pages, where] = names.exec(event.name) ?? [];
      if (where !== undefined) inside = event.type === "open";
      if (event.type === "close") return;
      if (event.name === "s:headerFooter") {
        ownEven = isOn(event.attributes["differentOddEven"]);
        ownFirst = isOn(event.attributes["differentFirst"]);
      }
      if (where === undefined) return;
      const used = pages === "odd" || (pages === "even" ? ownEven : ownFirst);
      all.push({ kind: where === "Header" ? "header" : "footer", code: "", used });
    },
    end: (): readonly HeaderFooter[] => all,
  };
}

/** The texts of a sheet's headers and footers, each once, however many sheets of the workbook repeat it. */
export function formatHeadersFooters(
  all: readonly HeaderFooter[],
  { sheet, hiddenSheet }: { sheet: string; hiddenSheet: boolean },
  emitted: Set<string>,
): Block[] {
  return all.flatMap(({ kind, code, used }): Block[] => {
    const anchor: Anchor = { kind, sheet };
    const sections = readSections(code);
    const text = sections
      .map(({ visible }) => withoutPageNumbers(visible).replace(/\s+/g, " ").trim())
      .filter((one) => one !== "")
      .join(" | ");
    const visible: Block[] = /[\p{L}\p{N}]/u.test(text)
      ? [{ kind: "paragraph", text, anchor }]
      : [];
    const hiddenBlocks = sections.flatMap(({ hidden }) => formatHidden(hidden, anchor));
    const off = hiddenSheet || !used;
    return [...visible, ...hiddenBlocks]
      .map((block): Block => ({
        ...(off && { hidden: "switched_off" }),
        ...block,
        annotation: true,
      }))
      .filter((block) => isNew(`${kind} ${block.hidden ?? ""} ${block.text}`, emitted));
  });
}

function isNew(key: string, emitted: Set<string>): boolean {
  const fresh = !emitted.has(key);
  emitted.add(key);
  return fresh;
}

type Section = { visible: string; hidden: HiddenText };

const codes =
  /&&|&"[^"]*"|&K(?:[\da-f]{6}|\d\d[+-]\d{3})|&\d{1,3}|&[PN](?:[+-]\d+)?|&[a-z]|[^&]+|&/gi;

/** The left, middle and right sections without formatting codes. */
function readSections(code: string): Section[] {
  const sections: Section[] = [{ visible: "", hidden: new Map() }];
  let [colour, points] = [undefined as Colour | undefined, 10];
  const add = (text: string) => {
    const section = sections.at(-1);
    const reason = reasonOf(colour, points);
    if (section === undefined) return;
    if (reason === undefined) section.visible += text;
    else if (text !== pageMark) addHidden(section.hidden, reason, text);
  };
  for (const [token] of code.matchAll(codes)) {
    if (/^&[lcr]$/i.test(token)) {
      sections.push({ visible: "", hidden: new Map() });
      [colour, points] = [undefined, 10];
    } else if (/^&K./i.test(token)) colour = readColour(token.slice(2));
    else if (/^&\d/.test(token)) points = Number(token.slice(1));
    else if (token === "&&") add("&");
    // The page's number, the number of pages, the date, the time, the file, its folder, the sheet, a picture.
    else if (/^&[pndtfzag]/i.test(token)) add(pageMark);
    else if (!token.startsWith("&")) add(token);
  }
  return sections;
}

/** "FF0000", or a colour of the theme and how much lighter or darker it is: "00+000". */
function readColour(code: string): Colour | undefined {
  if (!/[+-]/.test(code)) return parseColour(code);
  return colourOf({ theme: String(Number(code.slice(0, 2))), tint: code.slice(3) });
}

function reasonOf(colour: Colour | undefined, points: number): HiddenReason | undefined {
  if (points < 1) return "tiny";
  return colour !== undefined && isSameColour(colour, white) ? "colour" : undefined;
}

function isOn(value: string | undefined): boolean {
  return /^(?:1|true)$/.test(value ?? "");
}
