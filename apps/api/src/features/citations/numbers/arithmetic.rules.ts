import { perLanguage } from "@footnote/lexicon/lexicon";
import { matchAnyWord } from "@footnote/lexicon/match-words";
import type { NumberFact } from "../numbers.rules.ts";

/** How a number of a claim follows from others. */
export type Calculation = {
  /** As it is shown: "1,344 − 1,200 = 144". */
  readonly text: string;
  /** Whether it confirms the number. A rise or fall of so much also depends on which number came first. */
  readonly isSure: boolean;
};

export type Direction = "raised" | "lowered" | undefined;

const raised = perLanguage((all) => matchAnyWord(all.map(({ versions }) => versions.raised)));
const lowered = perLanguage((all) => matchAnyWord(all.map(({ versions }) => versions.lowered)));

/** Returns whether a claim says that something rose or fell; undefined for neither and for both. */
export function findDirection(text: string, language: string | null): Direction {
  const rises = raised(language).test(text);
  const falls = lowered(language).test(text);
  if (rises === falls) return undefined;
  return rises ? "raised" : "lowered";
}

/**
 * Returns how a number follows from the cited numbers of the same claim: as a difference, a sum, a change or a share in per
 * cent; undefined if it does not.
 */
export function recompute(
  claimed: NumberFact,
  cited: readonly NumberFact[],
  direction: Direction,
): Calculation | undefined {
  const pairs = cited.flatMap((a) => cited.filter((b) => b !== a).map((b) => ({ a, b })));
  const comparable = pairs.filter(({ a, b }) => a.unit === b.unit);
  if (claimed.unit === "%") return findPercentage(claimed, comparable, direction);
  const alike = comparable.filter(({ a }) => a.unit === claimed.unit && isLarge(a));
  if (!isLarge(claimed)) return undefined;
  return findDifference(claimed, alike, direction) ?? findSum(claimed, cited);
}

type Pair = { readonly a: NumberFact; readonly b: NumberFact };

function findPercentage(
  claimed: NumberFact,
  pairs: readonly Pair[],
  direction: Direction,
): Calculation | undefined {
  for (const { a, b } of pairs) {
    const from = valueOf(a);
    const to = valueOf(b);
    if (from === 0 || a.unit === "%") continue;
    const change = ((to - from) / from) * 100;
    const agrees = direction === undefined || change > 0 === (direction === "raised");
    if (agrees && isEqual(claimed, Math.abs(change))) {
      const text = `(${b.surface} − ${a.surface}) / ${a.surface} = ${sign(change)}${claimed.surface} %`;
      return { text, isSure: true };
    }
    if (direction === undefined && isEqual(claimed, (to / from) * 100)) {
      return { text: `${b.surface} / ${a.surface} = ${claimed.surface} %`, isSure: true };
    }
  }
  return undefined;
}

function findDifference(
  claimed: NumberFact,
  pairs: readonly Pair[],
  direction: Direction,
): Calculation | undefined {
  const pair = pairs.find(({ a, b }) => isEqual(claimed, valueOf(b) - valueOf(a)));
  if (!pair) return undefined;
  const text = `${pair.b.surface} − ${pair.a.surface} = ${claimed.surface}`;
  return { text, isSure: direction === undefined };
}

/** The sum of all other numbers of the claim: of some of them, it would be chance too often. */
function findSum(claimed: NumberFact, cited: readonly NumberFact[]): Calculation | undefined {
  const parts = cited.filter(({ unit }) => unit === claimed.unit);
  if (
    parts.length < 2 ||
    !isEqual(
      claimed,
      parts.reduce((sum, one) => sum + valueOf(one), 0),
    )
  ) {
    return undefined;
  }
  const text = `${parts.map(({ surface }) => surface).join(" + ")} = ${claimed.surface}`;
  return { text, isSure: true };
}

function valueOf({ values }: NumberFact): number {
  return values[0] ?? 0;
}

/** Small counts follow from each other by chance. */
const smallest = 10;

function isLarge(number: NumberFact): boolean {
  return number.unit !== undefined || Math.abs(valueOf(number)) >= smallest;
}

/** Returns whether the claimed number is the exact one, or rounds it to its own last figure. */
function isEqual(claimed: NumberFact, exact: number): boolean {
  return claimed.values.some((value, at) => {
    const step = claimed.steps[at] ?? 1;
    return Math.abs(value - exact) <= (step / 2) * (1 + 1e-9);
  });
}

function sign(change: number): string {
  return change < 0 ? "−" : "";
}
