import type { XmlEvent } from "../office/read-xml.ts";
import { type Level, type List, startLabels } from "../word/list-labels.ts";

const formats: Readonly<Record<string, string>> = {
  a: "lowerLetter",
  A: "upperLetter",
  i: "lowerRoman",
  I: "upperRoman",
  "1": "decimal",
};
/** The headings of a document are one list. */
const outline = "the headings";
const containers = new Set(["text:list-style", "text:outline-style"]);
const levelElements = /^text:(?:list-level-style-(?:number|bullet|image)|outline-level-style)$/;

/** OpenDocument has no more. */
const levelsMax = 10;

/** Collects the styles of lists from a document's elements, and labels their items. */
export function startListStyles() {
  const definitions = new Map<string, Map<number, Level>>();
  let open: Map<number, Level> | undefined;
  const lists = new Map<string, List>();
  const nextLabel = startLabels(lists);
  const lastOfStyle = new Map<string, string>();

  /** Every list counts on its own, unless it continues another one. */
  function labelOf(id: string, style: string, level: number): string {
    const levels = definitions.get(style);
    if (levels === undefined) return "";
    if (!lists.has(id)) lists.set(id, { pattern: { levels, counters: [] }, starts: new Map() });
    return nextLabel({ id, level });
  }

  return {
    take({ type, ...event }: XmlEvent): void {
      if (!("name" in event)) return;
      if (type === "close") {
        if (containers.has(event.name)) open = undefined;
        return;
      }
      const attributes = "attributes" in event ? event.attributes : {};
      if (containers.has(event.name)) {
        open = new Map();
        definitions.set(
          event.name === "text:outline-style" ? outline : (attributes["name"] ?? ""),
          open,
        );
      } else if (open !== undefined && levelElements.test(event.name)) {
        const level = Number(attributes["level"]) - 1;
        open.set(level, readLevel(event.name, level, attributes));
      }
    },
    /** The id for the items of a list that begins. */
    beginList(style: string, { id, continues }: { id: string; continues: boolean }): string {
      const continued = continues ? lastOfStyle.get(style) : undefined;
      lastOfStyle.set(style, continued ?? id);
      return continued ?? id;
    },
    labelItem: labelOf,
    labelHeading: (level: number) => labelOf(outline, outline, level),
  };
}

function readLevel(name: string, at: number, attributes: Record<string, string>): Level {
  if (/bullet|image/.test(name)) return { start: 1, format: "bullet", text: "•" };
  const {
    "num-format": number = "",
    "num-prefix": prefix = "",
    "num-suffix": suffix = "",
  } = attributes;
  const shown = Math.min(at + 1, levelsMax, Math.max(1, Number(attributes["display-levels"] ?? 1)));
  const numbers = Array.from({ length: shown }, (_, from) => `%${at - shown + 2 + from}`).join(".");
  return {
    start: Number(attributes["start-value"] ?? 1),
    format: formats[number] ?? "none",
    text: `${prefix}${numbers}${suffix}`,
  };
}
