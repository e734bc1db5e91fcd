import { scalesOf } from "../number-words.rules.ts";
import type { NumberFact } from "../numbers.rules.ts";

/** What may precede the scale of a table: "(in € ", "Unit: ", a new line, "Revenue in ". */
const opening =
  /(?:^|[([（【,;:：|]|(?<![\p{L}\p{N}])(?:[Ii]n|[Ee]n|[Ee]m|[Вв])(?!\p{L}))[ \t]{0,3}(?:(?:[Ii]n|[Ee]n|[Ee]m|[Вв])[ \t]{1,2})?(?:[€$£¥]|[A-Z]{3}(?!\p{L}))?/gmu;
/** What may follow it: what is counted, and the end of the bracket, cell or line. */
const closing =
  /^[ \t]{0,2}(?:(?:of|de|di|von|d['’])[ \t]{0,2})?(?:[€$£¥%]|\p{L}{1,14}\.?)?[ \t]{0,2}(?:[)\]）】,;|]|$)/mu;
/** Scale and currency in one word: "(T€)", "in $m". */
const short =
  /(?<![\p{L}\p{N}€$£])(?:(?<thousand>T€|TEUR|TUSD|k€|kEUR|k\$|[€$£]k|['’]000s?)|(?<million>M€|m€|MEUR|[€$£]m|[A-Z]{3}m))(?![\p{L}\p{N}])/gu;

/** Returns the factors by which the numbers below a header like "Revenue (in millions)" are to be multiplied. */
export function findHeaderScales(text: string, language: string | null): number[] {
  const factors = new Set<number>();
  for (const { groups } of text.matchAll(short)) factors.add(groups?.["thousand"] ? 1e3 : 1e6);
  const scales = scalesOf(language);
  for (const match of text.matchAll(opening)) {
    const at = match.index + match[0].length;
    const after = text.slice(at, at + 60);
    const scale = scales.find(({ pattern }) => pattern.test(after));
    if (scale && closing.test(after.replace(scale.pattern, ""))) factors.add(scale.factor);
  }
  return [...factors];
}

/** Adds to numbers without a scale or a measure of their own what they mean by the scales of their table's header. */
export function applyHeaderScales(
  numbers: readonly NumberFact[],
  factors: readonly number[],
): NumberFact[] {
  if (factors.length === 0) return [...numbers];
  return numbers.map((number) => {
    if (number.isScaled || number.unit === "%") return number;
    const times = (all: readonly number[]) => [
      ...all,
      ...factors.flatMap((factor) => all.map((value) => value * factor)),
    ];
    return { ...number, values: times(number.values), steps: times(number.steps) };
  });
}
