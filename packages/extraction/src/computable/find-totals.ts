import { exactly } from "./sheet-cell.ts";
import type { ComputableValue } from "./computable-table.ts";

/** A row that may be a total. */
export type Candidate = {
  values: readonly ComputableValue[];
  /** Cells with a formula that adds up those above. */
  addingUp: number;
};

const total =
  /^(?:(?:grand|sub|net|overall)[ -]?)?(?:totals?|sum)$|^(?:zwischen|gesamt|end)?summen?$|^gesamt(?:ergebnis|betrag|wert)?$|^(?:insgesamt|total général|totaux|totale|somme|suma)$|^(?:average|mean|median|minimum|maximum|durchschnitt|mittelwert|mittel)$/i;
const totalOf =
  /^(?:(?:grand|sub)[ -]?)?totals?\b|\btotals?$|^(?:zwischen|gesamt)?summe\b|\bgesamt$/i;

const atEnd = /\b(?:totals?|average|mean|median|durchschnitt|mittelwert|summe)$/i;
/** The last rows, where "World average" is no country. */
const lastRows = 3;

/** Rows above that are tried as the addends; of the last row all are. */
const longestRun = 200;

/** Which rows add up others: by their name, by their formulas, or the last row when its numbers are sums. */
export function findTotals(rows: readonly Candidate[]): boolean[] {
  const found = rows.map(() => false);
  for (const [at, row] of rows.entries()) {
    const numbers = row.values.filter((value) => typeof value === "number").length;
    if (numbers === 0) continue;
    const label = row.values.find((value) => typeof value === "string") ?? "";
    const name = String(label).replace(/(?<!\s)\s*:\s*$/, "");
    const nameless = label === "" && at === rows.length - 1;
    const isLast = at >= rows.length - lastRows && rows.length > 2 * lastRows;
    const sure =
      total.test(name) ||
      (isLast && atEnd.test(name)) ||
      (row.addingUp > 0 && row.addingUp * 2 >= numbers);
    const likely = totalOf.test(name) || nameless;
    const from = at === rows.length - 1 ? 0 : Math.max(at - longestRun, 0);
    found[at] = sure || (likely && isSumOfAbove(rows.slice(from, at), found.slice(from, at), row));
  }
  return found;
}

/** Whether every number of the row is the sum of the same run of rows just above it. */
function isSumOfAbove(
  above: readonly Candidate[],
  found: readonly boolean[],
  row: Candidate,
): boolean {
  const numbers = row.values.flatMap((value, at) =>
    typeof value === "number" ? [{ at, value }] : [],
  );
  const sums = numbers.map(() => 0);
  let added = 0;
  for (let from = above.length - 1; from >= 0; from -= 1) {
    if (found[from]) continue;
    for (const [index, { at }] of numbers.entries()) {
      const value = above[from]?.values[at];
      sums[index] = (sums[index] ?? 0) + (typeof value === "number" ? value : 0);
    }
    added += 1;
    if (added >= 2 && numbers.every(({ value }, index) => near(sums[index] ?? 0, value)))
      return true;
  }
  return false;
}

function near(a: number, b: number): boolean {
  return exactly(a) === exactly(b) || Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}
