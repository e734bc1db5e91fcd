import type { Outcome } from "./run.ts";

const widths = { area: 14, says: 72, outcome: 62 };

const titles = { ok: "ok", failed: "FAILED", "not there": "FAILED", skipped: "skipped" };

export function heading() {
  const rule = "-".repeat(widths.area + widths.says + widths.outcome);
  return `${row("Area", "What the specification says", "Outcome")}\n${rule}`;
}

/** One row of the table, of as many lines as its longest cell needs. */
export function rowOf({ check, result, note }: Outcome) {
  const outcome = note === "" ? titles[result] : `${titles[result]}: ${note}`;
  return row(check.area, check.says, outcome);
}

export function totals(outcomes: Outcome[]) {
  const count = (...results: Outcome["result"][]) =>
    outcomes.filter(({ result }) => results.includes(result)).length;
  const failed = count("failed", "not there");
  return { passed: count("ok"), failed, skipped: count("skipped"), notThere: count("not there") };
}

function row(area: string, says: string, outcome: string) {
  const left = wrap(says, widths.says - 2);
  const right = wrap(outcome, widths.outcome);
  const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    [
      (at === 0 ? area : "").padEnd(widths.area),
      (left[at] ?? "").padEnd(widths.says),
      right[at] ?? "",
    ]
      .join("")
      .trimEnd(),
  );
  return lines.join("\n");
}

/** Breaks at spaces; what has none is cut. */
function wrap(text: string, width: number) {
  const lines: string[] = [];
  let line = "";
  for (const word of text
    .replaceAll(/\s+/g, " ")
    .split(" ")
    .flatMap((long) => cut(long, width))) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function cut(word: string, width: number) {
  return word.match(new RegExp(`.{1,${width}}`, "gu")) ?? [word];
}
