import type { NumberFact } from "./numbers.rules.ts";

/** Returns whether another number is the claimed one, as it is or rounded. */
export function isSameNumber(claimed: NumberFact, other: NumberFact): boolean {
  return isSameAmount(claimed, other, isRounded) && haveSameUnit(claimed, other);
}

/** Returns whether the claimed number may be another one rounded, to however few figures. */
export function mayBeSameNumber(claimed: NumberFact, other: NumberFact): boolean {
  return isSameAmount(claimed, other, isWithinRounding);
}

type Compare = (claimed: Amount & { about: boolean }, exact: Amount) => boolean;
type Amount = { readonly value: number; readonly step: number };

function isSameAmount(claimed: NumberFact, other: NumberFact, compare: Compare): boolean {
  return claimed.values.some((value, at) =>
    other.values.some(
      (one, place) =>
        nearlyEqual(value, one) ||
        compare(
          { value, step: claimed.steps[at] ?? 1, about: claimed.about },
          { value: one, step: other.steps[place] ?? 1 },
        ),
    ),
  );
}

function haveSameUnit(claimed: NumberFact, other: NumberFact): boolean {
  return claimed.unit === undefined || other.unit === undefined || claimed.unit === other.unit;
}

/** The significant figures that a rounded number must keep: without and with a word like "about". */
const figuresKept = { plain: 3, about: 2 };

/** Returns whether a claim rounds another number: 1,608.29 for 1,608.294, "about 12,000" for 12,400. */
function isRounded(claimed: Amount & { about: boolean }, exact: Amount): boolean {
  const place = placeOf(claimed);
  const figures = Math.floor(Math.log10(Math.abs(claimed.value) / place) + 1e-9) + 1;
  return (
    exact.step < place &&
    figures >= (claimed.about ? figuresKept.about : figuresKept.plain) &&
    isWithinRounding(claimed, exact)
  );
}

function isWithinRounding(claimed: Amount & { about: boolean }, exact: Amount): boolean {
  // The difference of large numbers is as inexact as they are: 24,887,654.885 rounds to 24,887,654.89.
  const noise = Number.EPSILON * Math.abs(exact.value);
  return Math.abs(claimed.value - exact.value) <= (placeOf(claimed) / 2) * (1 + 1e-9) + noise;
}

/** Returns what the last figure counts that a number means exactly. */
function placeOf({ value, step, about }: Amount & { about: boolean }): number {
  let place = step;
  // Trailing zeros may be exact, unless the claim says otherwise.
  while (about && value !== 0 && Number.isInteger(value / (place * 10))) place *= 10;
  return place;
}

function nearlyEqual(a: number, b: number): boolean {
  // Scales and percentages leave noise in the sixteenth digit; sums of money may differ in the eleventh.
  return Math.abs(a - b) <= 1e-13 * Math.max(Math.abs(a), Math.abs(b));
}
