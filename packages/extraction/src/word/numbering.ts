import { visitXml } from "../office/read-xml.ts";
import type { Parts } from "../office/open-parts.ts";
import type { XmlEvent } from "../office/read-xml.ts";

type Level = { start: number; format: string; text: string };
type Pattern = { levels: Map<number, Level>; counters: number[] };
type List = { pattern: string; starts: Map<number, number> };

/** Gives a list paragraph's label ("2.", "b)", "•") and counts on. "" where the list is unknown. */
export type NextLabel = (list: { id: string; level: number }) => string;

/** Word does not store the numbers it shows: they follow from the part that defines the lists. */
export async function readNumbering(parts: Parts, part: string | undefined): Promise<NextLabel> {
  const patterns = new Map<string, Pattern>();
  const lists = new Map<string, List>();
  if (part !== undefined) await readDefinitions(parts.read(part), patterns, lists);
  return ({ id, level }) => {
    const list = lists.get(id);
    const pattern = patterns.get(list?.pattern ?? "");
    if (list === undefined || pattern === undefined) return "";
    return countOn(pattern, level, list);
  };
}

async function readDefinitions(
  bytes: AsyncIterable<Buffer>,
  patterns: Map<string, Pattern>,
  lists: Map<string, List>,
): Promise<void> {
  let pattern: Pattern | undefined;
  let list: List | undefined;
  let level = 0;
  const open = ({ name, attributes }: XmlEvent & { type: "open" }) => {
    const value = attributes["val"] ?? "";
    if (name === "w:abstractNum") {
      pattern = { levels: new Map(), counters: [] };
      patterns.set(attributes["abstractNumId"] ?? "", pattern);
    } else if (name === "w:num") {
      list = { pattern: "", starts: new Map() };
      lists.set(attributes["numId"] ?? "", list);
    } else if (name === "w:lvl" || name === "w:lvlOverride") {
      level = Number(attributes["ilvl"] ?? 0);
    } else if (name === "w:abstractNumId" && list !== undefined) {
      list.pattern = value;
    } else if (name === "w:startOverride") {
      list?.starts.set(level, Number(value));
    } else if (list === undefined && pattern !== undefined) {
      readLevel(pattern, level, name, value);
    }
  };
  await visitXml(bytes, (event) => {
    if (event.type === "open") open(event);
  });
}

function readLevel(pattern: Pattern, at: number, name: string, value: string): void {
  const level = pattern.levels.get(at) ?? { start: 1, format: "decimal", text: "" };
  if (name === "w:start") level.start = Number(value);
  else if (name === "w:numFmt") level.format = value;
  else if (name === "w:lvlText") level.text = value;
  else return;
  pattern.levels.set(at, level);
}

function countOn(pattern: Pattern, level: number, list: List): string {
  const restart = list.starts.get(level);
  const start = restart ?? pattern.levels.get(level)?.start ?? 1;
  if (restart !== undefined) {
    list.starts.delete(level); // an override restarts the count once
    pattern.counters.length = Math.min(pattern.counters.length, level);
  }
  const before = pattern.counters[level];
  pattern.counters[level] = before === undefined ? start : before + 1;
  pattern.counters.length = level + 1; // deeper levels begin anew
  return labelOf(pattern, level);
}

function labelOf(pattern: Pattern, at: number): string {
  const level = pattern.levels.get(at);
  if (level === undefined || level.format === "none") return "";
  if (level.format === "bullet") return "•";
  return level.text.replace(/%(\d)/g, (_, digit: string) => {
    const index = Number(digit) - 1;
    const its = pattern.levels.get(index);
    return formatNumber(pattern.counters[index] ?? its?.start ?? 1, its?.format ?? "decimal");
  });
}

function formatNumber(value: number, format: string): string {
  if (format === "lowerLetter") return toLetters(value).toLowerCase();
  if (format === "upperLetter") return toLetters(value);
  if (format === "lowerRoman") return toRoman(value).toLowerCase();
  if (format === "upperRoman") return toRoman(value);
  if (format === "decimalZero") return String(value).padStart(2, "0");
  return String(value);
}

/** A to Z, then AA, BB, CC, as Word counts. */
function toLetters(value: number): string {
  const letter = String.fromCharCode(65 + ((Math.max(1, value) - 1) % 26));
  return letter.repeat(Math.min(10, Math.ceil(Math.max(1, value) / 26)));
}

function toRoman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  const numerals = "M,1000;CM,900;D,500;CD,400;C,100;XC,90;L,50;XL,40;X,10;IX,9;V,5;IV,4;I,1";
  let [left, roman] = [value, ""];
  for (const pair of numerals.split(";")) {
    const [letters = "", worth = "1"] = pair.split(",");
    roman += letters.repeat(Math.floor(left / Number(worth)));
    left %= Number(worth);
  }
  return roman;
}
