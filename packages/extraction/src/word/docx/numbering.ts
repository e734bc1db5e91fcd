import { visitXml } from "../../office/read-xml.ts";
import { startLabels } from "../list-labels.ts";
import type { Parts } from "../../office/open-parts.ts";
import type { XmlEvent } from "../../office/read-xml.ts";
import type { List, NextLabel, Pattern } from "../list-labels.ts";

/** Parses the part that defines the lists. */
export async function readNumbering(parts: Parts, part: string | undefined): Promise<NextLabel> {
  const patterns = new Map<string, Pattern>();
  const lists = new Map<string, List>();
  if (part !== undefined) await readDefinitions(parts.read(part), patterns, lists);
  return startLabels(lists);
}

async function readDefinitions(
  bytes: AsyncIterable<Buffer>,
  patterns: Map<string, Pattern>,
  lists: Map<string, List>,
): Promise<void> {
  let pattern = emptyPattern();
  let list: List | undefined;
  let level = 0;
  const open = ({ name, attributes }: XmlEvent & { type: "open" }) => {
    const { val = "", ilvl = "0", abstractNumId = "", numId = "" } = attributes;
    if (name === "w:abstractNum") {
      pattern = emptyPattern();
      patterns.set(abstractNumId, pattern);
    } else if (name === "w:num") {
      list = { pattern: emptyPattern(), starts: new Map() };
      lists.set(numId, list);
    } else if (name === "w:lvl" || name === "w:lvlOverride") level = Number(ilvl);
    else if (list === undefined) readLevel(pattern, level, name, val);
    else if (name === "w:abstractNumId") list.pattern = patterns.get(val) ?? list.pattern;
    else if (name === "w:startOverride") list.starts.set(level, Number(val));
  };
  await visitXml(bytes, (event) => {
    if (event.type === "open") open(event);
  });
}

function emptyPattern(): Pattern {
  return { levels: new Map(), counters: [] };
}

function readLevel(pattern: Pattern, at: number, name: string, value: string): void {
  const level = pattern.levels.get(at) ?? { start: 1, format: "decimal", text: "" };
  if (name === "w:start") level.start = Number(value);
  else if (name === "w:numFmt") level.format = value;
  else if (name === "w:lvlText") level.text = value;
  else return;
  pattern.levels.set(at, level);
}
