import { isIdentifier } from "./column-kinds.rules.ts";
import type { Column, Link } from "./name-matching.rules.ts";
import { isScale, readNumber } from "./question-numbers.rules.ts";
import { type Condition, isYear, type Reading, yearsOf } from "./table-periods.rules.ts";
import type { Cue } from "./table-words.rules.ts";

const operators = { above: ">", atLeast: ">=", below: "<", atMost: "<=" } as const;
const farthest = 3;

/** A condition with the column that it takes, so that the column is not what is asked for. */
export type Limit = { readonly condition: Condition; readonly column: Column };

/** Finds "more than 5" and "between 5 and 9" with the columns that they limit; undefined if one has no column. */
export function findLimits(reading: Reading): Limit[] | undefined {
  const limits: Limit[] = [];
  for (const cue of reading.question.cues) {
    const limit = isOperator(cue.kind)
      ? readLimit(reading, { ...cue, kind: cue.kind })
      : cue.kind === "between"
        ? readSpan(reading, cue)
        : null;
    if (limit === undefined) return undefined;
    if (limit) limits.push(limit);
  }
  return limits;
}

function isOperator(kind: Cue["kind"]): kind is keyof typeof operators {
  return kind in operators;
}

function readLimit(
  reading: Reading,
  cue: Cue & { kind: keyof typeof operators },
): Limit | null | undefined {
  const number = numberNear(reading, cue.to) ?? numberNear(reading, cue.from - 1, -1);
  // "Maximal" limits a number, or else asks for the highest.
  const asksOtherwise = reading.question.cues.some(
    ({ kind, from }) => from === cue.from && kind !== cue.kind,
  );
  if (!number) return asksOtherwise ? null : undefined;
  // "Since 2020" limits a date.
  if (isYear(number.surface) && (cue.kind === "atLeast" || cue.kind === "atMost")) {
    const years = limitYears(reading, cue.kind === "atLeast" ? ">=" : "<=", number);
    if (years) return years;
  }
  const column = columnNear(reading, number.at, cue.from);
  if (!column) return undefined;
  explainNumber(reading, number);
  const operator = operators[cue.kind];
  return {
    column,
    condition: {
      sqlName: column.sqlName,
      sql: `${column.sqlName} ${operator} ${number.value}`,
      text: { name: column.name, values: [`${operator} ${number.value}`] },
    },
  };
}

function readSpan(reading: Reading, cue: Cue): Limit | undefined {
  const first = numberNear(reading, cue.to);
  const last = first && numberNear(reading, first.at + 1);
  if (!first || !last) return undefined;
  const years = isYear(first.surface) && isYear(last.surface);
  const dated = years ? yearsOf(reading) : undefined;
  const column = dated?.column ?? columnNear(reading, first.at, cue.from);
  if (!column) return undefined;
  explainNumber(reading, first);
  explainNumber(reading, last);
  const value = dated?.value ?? column.sqlName;
  const write = ({ value: number }: NumberWord) => (dated ? dated.write(number) : number);
  return {
    column,
    condition: {
      sqlName: column.sqlName,
      sql: `${value} between ${write(first)} and ${write(last)}`,
      text: { name: column.name, values: [`${first.surface}–${last.surface}`] },
    },
  };
}

/** "Before 2015", "after 2020". */
export function findDateLimits(reading: Reading): Limit[] | undefined {
  const limits: Limit[] = [];
  for (const cue of reading.question.cues) {
    if (cue.kind !== "before" && cue.kind !== "after") continue;
    const year = numberNear(reading, cue.to);
    const limit =
      year && isYear(year.surface)
        ? limitYears(reading, cue.kind === "before" ? "<" : ">", year)
        : undefined;
    if (!limit) return undefined;
    limits.push(limit);
  }
  return limits;
}

type NumberWord = { readonly at: number; readonly value: number; readonly surface: string };

function limitYears(reading: Reading, operator: string, year: NumberWord): Limit | undefined {
  const dated = yearsOf(reading);
  if (!dated) return undefined;
  reading.explained.add(year.at);
  const { column, value, write } = dated;
  return {
    column,
    condition: {
      sqlName: column.sqlName,
      sql: `${value} ${operator} ${write(year.value)}`,
      text: { name: column.name, values: [`${operator} ${year.value}`] },
    },
  };
}

/** The number at a word or up to two words after it, or before it. */
function numberNear({ question }: Reading, from: number, step = 1): NumberWord | undefined {
  for (let at = from; Math.abs(at - from) < farthest; at += step) {
    const value = readNumber(question, at);
    if (value !== undefined) return { at, value, surface: question.words[at]?.surface ?? "" };
  }
  return undefined;
}

/** Explains a number and the word after it that scales it: "1.5 million". */
function explainNumber({ question, explained }: Reading, { at }: NumberWord): void {
  explained.add(at);
  if (isScale(question, at + 1)) explained.add(at + 1);
}

/** The column of numbers that is named next to a number; the only one if none is named. */
function columnNear({ links, table }: Reading, at: number, from: number): Column | undefined {
  const named = links.flatMap((link) =>
    link.kind === "column" && link.column.type === "number" ? [link] : [],
  );
  const distance = (link: Link) => {
    const first = link.at[0] ?? 0;
    const last = link.at.at(-1) ?? first;
    return first > at ? first - at : Math.max(from - last, 0) + 0.5;
  };
  const nearest = named.toSorted((a, b) => distance(a) - distance(b))[0];
  if (nearest) return nearest.column;
  const numbers = table.columns.filter((one) => one.type === "number" && !isIdentifier(one));
  return numbers.length === 1 ? numbers[0] : undefined;
}
