import { type Colour, isUnseen, parseColour, white } from "../hidden/colours.ts";
import { addHidden, type HiddenText, tellHidden } from "../hidden/hidden-text.ts";
import { pageMark, withoutPageNumbers } from "../word/page-numbers.ts";
import { colourOf } from "./read-styles.ts";
import type { Anchor, Block, HiddenReason } from "../located-text.ts";
import type { XmlEvent } from "../office/read-xml.ts";

/** What is printed above or below a sheet's pages, as the file writes it: "&LConfidential&RPage &P". */
export type Margin = { kind: "header" | "footer"; code: string; used: boolean };

const names = /^s:(odd|even|first)(Header|Footer)$/;
/** Characters. No spreadsheet program takes more than 255. */
const longest = 2_000;

/** Collects the headers and footers from a sheet's elements. */
export function startPageMargins() {
  const margins: Margin[] = [];
  let [inside, ownEven, ownFirst] = [false, false, false];
  return {
    take(event: XmlEvent): void {
      if (event.type === "text") {
        const margin = margins.at(-1);
        if (!inside || margin === undefined) return;
        margin.code = (margin.code + event.text).slice(0, longest);
        return;
      }
      // Asked of every cell's elements: all that count here end alike.
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
      margins.push({ kind: where === "Header" ? "header" : "footer", code: "", used });
    },
    end: (): readonly Margin[] => margins,
  };
}

/** The words of a sheet's headers and footers, each text once, however many sheets of the workbook repeat it. */
export function tellPageMargins(
  margins: readonly Margin[],
  { sheet, hiddenSheet }: { sheet: string; hiddenSheet: boolean },
  told: Set<string>,
): Block[] {
  return margins.flatMap(({ kind, code, used }): Block[] => {
    const anchor: Anchor = { kind, sheet };
    const sections = readSections(code);
    const text = sections
      .map(({ seen }) => withoutPageNumbers(seen).replace(/\s+/g, " ").trim())
      .filter((one) => one !== "")
      .join(" | ");
    const seen: Block[] = /[\p{L}\p{N}]/u.test(text) ? [{ kind: "paragraph", text, anchor }] : [];
    const unseen = sections.flatMap(({ hidden }) => tellHidden(hidden, anchor));
    const off = hiddenSheet || !used;
    return [...seen, ...unseen]
      .map((block): Block => ({ ...(off && { hidden: "switched_off" }), ...block, aside: true }))
      .filter((block) => isNew(`${kind} ${block.hidden ?? ""} ${block.text}`, told));
  });
}

function isNew(key: string, told: Set<string>): boolean {
  const fresh = !told.has(key);
  told.add(key);
  return fresh;
}

type Section = { seen: string; hidden: HiddenText };

const codes =
  /&&|&"[^"]*"|&K(?:[\da-f]{6}|\d\d[+-]\d{3})|&\d{1,3}|&[PN](?:[+-]\d+)?|&[a-z]|[^&]+|&/gi;

/** The parts on the left, in the middle and on the right, without what says how they look. */
function readSections(code: string): Section[] {
  const sections: Section[] = [{ seen: "", hidden: new Map() }];
  let [colour, points] = [undefined as Colour | undefined, 10];
  const add = (text: string) => {
    const section = sections.at(-1);
    const reason = reasonOf(colour, points);
    if (section === undefined) return;
    if (reason === undefined) section.seen += text;
    else if (text !== pageMark) addHidden(section.hidden, reason, text);
  };
  for (const [token] of code.matchAll(codes)) {
    if (/^&[lcr]$/i.test(token)) {
      sections.push({ seen: "", hidden: new Map() });
      [colour, points] = [undefined, 10];
    } else if (/^&K./i.test(token)) colour = readColour(token.slice(2));
    else if (/^&\d/.test(token)) points = Number(token.slice(1));
    else if (token === "&&") add("&");
    // The page's number, how many there are, the date, the time, the file, its folder, the sheet, a picture.
    else if (/^&[pndtfzag]/i.test(token)) add(pageMark);
    else if (!token.startsWith("&")) add(token);
  }
  return sections;
}

/** "FF0000", or a colour of the theme with how much lighter or darker it is: "00+000". */
function readColour(code: string): Colour | undefined {
  if (!/[+-]/.test(code)) return parseColour(code);
  return colourOf({ theme: String(Number(code.slice(0, 2))), tint: code.slice(3) });
}

function reasonOf(colour: Colour | undefined, points: number): HiddenReason | undefined {
  if (points < 1) return "tiny";
  return colour !== undefined && isUnseen(colour, white) ? "colour" : undefined;
}

function isOn(value: string | undefined): boolean {
  return /^(?:1|true)$/.test(value ?? "");
}
