import { type Colour, isSameColour, parseColour, white } from "../hidden/colours.ts";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Parts } from "../office/open-parts.ts";
import { visitXml, type XmlEvent } from "../office/read-xml.ts";

/** By the index that cells refer to them with. */
export type CellStyles = {
  /** A format code, or the number of a built-in format. */
  formats: (string | number)[];
  /** Why a cell of this style is not visible. */
  hidden: (HiddenReason | undefined)[];
  /** Some style has a background that is not white, or that is not known. */
  painted: boolean;
};

type Attributes = Readonly<Record<string, string>>;
type Font = { colour: Colour | undefined; points: number };
type Styles = CellStyles & {
  /** The list that is open. */
  list: string;
  codes: Map<number, string>;
  fonts: Font[];
  /** Undefined where it is no single colour. */
  fills: (Colour | undefined)[];
};

const lists: ReadonlySet<string> = new Set(["s:numFmts", "s:fonts", "s:fills", "s:cellXfs"]);

export async function readStyles(parts: Parts, part: string | undefined): Promise<CellStyles> {
  const own = { list: "", codes: new Map(), fonts: [], fills: [] };
  const styles: Styles = { ...own, formats: [], hidden: [], painted: false };
  if (part !== undefined) await visitXml(parts.read(part), (event) => readStyle(styles, event));
  return styles;
}

function readStyle(styles: Styles, event: XmlEvent): void {
  if (event.type === "text") return;
  if (lists.has(event.name)) styles.list = event.type === "open" ? event.name : "";
  if (event.type === "open") readers[`${styles.list} ${event.name}`]?.(styles, event.attributes);
}

const readers: Readonly<Record<string, (styles: Styles, attributes: Attributes) => void>> = {
  "s:numFmts s:numFmt": ({ codes }, { numFmtId, formatCode }) => {
    if (formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
  },
  "s:fonts s:font": ({ fonts }) => fonts.push({ colour: undefined, points: 11 }),
  "s:fonts s:sz": ({ fonts }, { val }) =>
    Object.assign(fonts.at(-1) ?? {}, { points: Number(val) }),
  "s:fonts s:color": ({ fonts }, attributes) =>
    Object.assign(fonts.at(-1) ?? {}, { colour: colourOf(attributes) }),
  "s:fills s:fill": ({ fills }) => fills.push(undefined),
  "s:fills s:patternFill": ({ fills }, { patternType = "none" }) =>
    void (fills[fills.length - 1] = patternType === "none" ? white : undefined),
  "s:fills s:fgColor": ({ fills }, attributes) =>
    void (fills[fills.length - 1] = colourOf(attributes)),
  "s:cellXfs s:xf": (styles, { numFmtId = "0", fontId = "0", fillId = "0" }) => {
    const format = styles.codes.get(Number(numFmtId)) ?? Number(numFmtId);
    const font = styles.fonts[Number(fontId)];
    const fill = styles.fills.length === 0 ? white : styles.fills[Number(fillId)];
    styles.painted ||= fill === undefined || !isSameColour(fill, white);
    styles.formats.push(format);
    styles.hidden.push(showsNothing(format) ? "invisible" : font && reasonOfFont(font, fill));
  },
};

function reasonOfFont({ points, colour }: Font, fill: Colour | undefined) {
  if (points < 1) return "tiny";
  return colour && fill && isSameColour(colour, fill) ? "colour" : undefined;
}

/** Whether a number format has an empty form for each kind of value: ";;;". */
export function showsNothing(format: string | number | undefined): boolean {
  return /^\s*;\s*;\s*;\s*$/.test(String(format ?? ""));
}

/** Colour 0 of the theme is the background, which is nearly always white; 1 and 9 are white in the old palette. */
export function colourOf({ rgb, theme, tint, indexed }: Attributes): Colour | undefined {
  if (rgb !== undefined) return parseColour(rgb);
  if (tint !== undefined && Number(tint) !== 0) return undefined;
  return theme === "0" || indexed === "1" || indexed === "9" ? white : undefined;
}
