import { type Colour, isUnseen, parseColour, white } from "../hidden/colours.ts";
import type { HiddenReason } from "../located-text.ts";
import type { Package } from "../office/open-main-part.ts";
import { visitXml, type XmlEvent } from "../office/read-xml.ts";
import { findPart } from "../office/relationships.ts";

/** What in a workbook decides, beside the sheets themselves, whether a cell is seen. */
export type BookLook = {
  /** Names of sheets that are not shown. */
  hiddenSheets: ReadonlySet<string>;
  /** Names of sheets with a filter: rows that it leaves out are no secret. */
  filteredSheets: ReadonlySet<string>;
  /** By a cell's style, why it is not seen. */
  styles: readonly (HiddenReason | undefined)[];
  /** Some cells have a background that is not white, or that is not known. */
  painted: boolean;
};

type Attributes = Readonly<Record<string, string>>;
type Font = { colour: Colour | undefined; points: number };
type Styles = {
  within: string;
  formats: Map<number, string>;
  fonts: Font[];
  /** Undefined where it is no single colour. */
  fills: (Colour | undefined)[];
  cells: (HiddenReason | undefined)[];
  painted: boolean;
};

export async function readBookLook({ parts, main, relationships }: Package): Promise<BookLook> {
  const names: string[] = [];
  const hiddenSheets = new Set<string>();
  const filters: number[] = [];
  await visitXml(parts.read(main), (event) => {
    if (event.type !== "open") return;
    const { name = "", state, localSheetId } = event.attributes;
    if (event.name === "s:sheet") names.push(name);
    if (event.name === "s:sheet" && /hidden/i.test(state ?? "")) hiddenSheets.add(name);
    // Written for every sheet that has a filter.
    if (event.name === "s:definedName" && name === "_xlnm._FilterDatabase") {
      filters.push(Number(localSheetId));
    }
  });
  const filteredSheets = new Set(filters.flatMap((at) => names[at] ?? []));
  const part = findPart(parts, relationships, "styles");
  const lists = { formats: new Map(), fonts: [], fills: [], cells: [] };
  const styles: Styles = { within: "", painted: false, ...lists };
  if (part !== undefined) await visitXml(parts.read(part), (event) => readStyle(styles, event));
  return { hiddenSheets, filteredSheets, styles: styles.cells, painted: styles.painted };
}

const sections = new Set(["s:numFmts", "s:fonts", "s:fills", "s:cellXfs"]);

function readStyle(styles: Styles, event: XmlEvent): void {
  if (event.type === "text") return;
  if (sections.has(event.name)) styles.within = event.type === "open" ? event.name : "";
  if (event.type === "open") readers[styles.within + event.name]?.(styles, event.attributes);
}

const readers: Readonly<Record<string, (styles: Styles, attributes: Attributes) => void>> = {
  "s:numFmtss:numFmt": ({ formats }, { numFmtId, formatCode = "" }) =>
    formats.set(Number(numFmtId), formatCode),
  "s:fontss:font": ({ fonts }) => fonts.push({ colour: undefined, points: 11 }),
  "s:fontss:sz": ({ fonts }, { val }) => Object.assign(fonts.at(-1) ?? {}, { points: Number(val) }),
  "s:fontss:color": ({ fonts }, attributes) =>
    Object.assign(fonts.at(-1) ?? {}, { colour: colourOf(attributes) }),
  "s:fillss:fill": ({ fills }) => fills.push(undefined),
  "s:fillss:patternFill": ({ fills }, { patternType = "none" }) =>
    void (fills[fills.length - 1] = patternType === "none" ? white : undefined),
  "s:fillss:fgColor": ({ fills }, attributes) =>
    void (fills[fills.length - 1] = colourOf(attributes)),
  "s:cellXfss:xf": (styles, { numFmtId, fontId, fillId }) => {
    const font = styles.fonts[Number(fontId ?? 0)];
    const fill = styles.fills.length === 0 ? white : styles.fills[Number(fillId ?? 0)];
    styles.painted ||= fill === undefined || !isUnseen(fill, white);
    styles.cells.push(reasonOf(styles.formats.get(Number(numFmtId)), font, fill));
  },
};

function reasonOf(
  format: string | undefined,
  font: Font | undefined,
  fill: Colour | undefined,
): HiddenReason | undefined {
  if (showsNothing(format)) return "invisible";
  if (font !== undefined && font.points < 1) return "tiny";
  return font?.colour && fill && isUnseen(font.colour, fill) ? "colour" : undefined;
}

/** Whether a number's format has an empty form for each kind of value: ";;;". */
export function showsNothing(format: string | number | undefined): boolean {
  return /^\s*;\s*;\s*;\s*$/.test(String(format ?? ""));
}

/** The first colour of the theme is the background's, white but in few; 1 and 9 are white in the old palette. */
export function colourOf({ rgb, theme, tint, indexed }: Attributes): Colour | undefined {
  if (rgb !== undefined) return parseColour(rgb);
  if (tint !== undefined && Number(tint) !== 0) return undefined;
  return theme === "0" || indexed === "1" || indexed === "9" ? white : undefined;
}
