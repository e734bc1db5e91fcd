import { visitXml } from "../../office/read-xml.ts";
import { type RunFormat, readRunProperty } from "./run-format.ts";
import type { XmlEvent } from "../../office/read-xml.ts";
import type { Parts } from "../../office/open-parts.ts";

export type Style = {
  format: RunFormat;
  name: string;
  basedOn: string | undefined;
  /** 0 is the highest level, 9 is body text. */
  outline: number | undefined;
  list: { id: string; level: number } | undefined;
};

export type Styles = Map<string, Style>;

const longestChain = 12;

export async function readStyles(parts: Parts, part: string | undefined): Promise<Styles> {
  const styles: Styles = new Map();
  if (part === undefined) return styles;
  let current: Style | undefined;
  await visitXml(parts.read(part), (event) => {
    if (event.type !== "open") return;
    if (event.name === "w:style") {
      current = { format: {}, name: "", basedOn: undefined, outline: undefined, list: undefined };
      styles.set(event.attributes["styleId"] ?? "", current);
    } else if (current !== undefined) {
      readProperty(current, event);
    }
  });
  return styles;
}

function readProperty(style: Style, { name, attributes }: XmlEvent & { type: "open" }): void {
  const value = attributes["val"] ?? "";
  readRunProperty(style.format, name, attributes);
  if (name === "w:shd" && !/^(?:auto|ffffff)?$/i.test(attributes["fill"] ?? "")) {
    style.format.shaded = true;
  }
  if (name === "w:name") style.name = value.toLowerCase();
  if (name === "w:basedOn") style.basedOn = value;
  if (name === "w:outlineLvl") style.outline = Number(value);
  if (name === "w:numId") style.list = { id: value, level: style.list?.level ?? 0 };
  if (name === "w:ilvl") style.list = { id: style.list?.id ?? "", level: Number(value) };
}

/** The style's run properties with the inherited ones. */
export function runFormatOf(styles: Styles, id: string | undefined): RunFormat {
  return chainOf(styles, id).reduceRight<RunFormat>(
    (format, style) => ({ ...format, ...style.format }),
    {},
  );
}

/** The heading level, 1 to 6, of paragraphs of this style: by outline level or by the style's name. */
export function headingLevelOf(styles: Styles, id: string | undefined): number | undefined {
  for (const style of chainOf(styles, id)) {
    if (style.outline !== undefined) return levelOfOutline(style.outline);
    const number = /^heading (\d)/.exec(style.name)?.[1];
    if (number !== undefined) return Math.min(6, Number(number));
    if (style.name === "title") return 1;
  }
  return undefined;
}

export function levelOfOutline(outline: number): number | undefined {
  return outline >= 0 && outline < 9 ? Math.min(6, outline + 1) : undefined;
}

/** The list of paragraphs of this style. */
export function listOf(styles: Styles, id: string | undefined): Style["list"] {
  return chainOf(styles, id).find((style) => style.list !== undefined)?.list;
}

function chainOf(styles: Styles, id: string | undefined): Style[] {
  const chain: Style[] = [];
  let next = id === undefined ? undefined : styles.get(id);
  while (next !== undefined && chain.length < longestChain) {
    chain.push(next);
    next = next.basedOn === undefined ? undefined : styles.get(next.basedOn);
  }
  return chain;
}
