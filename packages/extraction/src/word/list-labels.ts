/** `format` is one of .docx; `text` has placeholders for the numbers of levels: "%1.%2)". */
export type Level = {
  start: number;
  format: string;
  text: string;
};

/** A numbering that several lists may share and count together. */
export type Pattern = {
  levels: Map<number, Level>;
  counters: number[];
};

/** A list of the document. `starts` has the levels that it restarts. */
export type List = { pattern: Pattern; starts: Map<number, number> };

/** Returns the label of a list paragraph ("2.", "b)", "•") and counts on; "" for an unknown list. */
export type NextLabel = (list: { id: string; level: number }) => string;

/** Word does not store the numbers that it shows: they follow from the definitions of the lists. */
export function startLabels(lists: Map<string, List>): NextLabel {
  return ({ id, level }) => {
    const list = lists.get(id);
    return list === undefined ? "" : countOn(list, level);
  };
}

function countOn({ pattern, starts }: List, level: number): string {
  const restart = starts.get(level);
  const start = restart ?? pattern.levels.get(level)?.start ?? 1;
  if (restart !== undefined) {
    starts.delete(level); // an override restarts the count once
    pattern.counters.length = Math.min(pattern.counters.length, level);
  }
  const before = pattern.counters[level];
  pattern.counters[level] = before === undefined ? start : before + 1;
  pattern.counters.length = level + 1; // deeper levels restart
  return labelOf(pattern, level);
}

function labelOf(pattern: Pattern, at: number): string {
  const level = pattern.levels.get(at);
  if (level === undefined || level.format === "none") return "";
  if (level.format === "bullet") return "•";
  return level.text.replace(/%(\d)/g, (_, digit: string) => {
    const index = Number(digit) - 1;
    const counted = pattern.levels.get(index);
    return formatNumber(
      pattern.counters[index] ?? counted?.start ?? 1,
      counted?.format ?? "decimal",
    );
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
