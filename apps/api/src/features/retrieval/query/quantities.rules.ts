import { lexiconOf, perLanguage } from "@footnote/lexicon/lexicon";
import { matchAnyWord } from "@footnote/lexicon/match-words";
import type { QueryContext } from "./periods.rules.ts";

const number = String.raw`(?<![\p{L}\p{N}.,])\p{Nd}+(?:[.,]\p{Nd}+)*`;
const spacedUnit = new RegExp(String.raw`(${number})\s(\p{L}{1,4})(?![\p{L}\p{N}])`, "gu");
const joinedUnit = /^(\p{Nd}+)(\p{L}{1,4})$/u;

/** The further ways in which texts may write the quantities of a query: "5km" for "5 km", "2500000" for "2.5 million". */
export function listQuantityAlternatives(text: string, { language }: QueryContext): string[] {
  const joined = Array.from(text.matchAll(spacedUnit), ([, value, unit]) => `${value}${unit}`);
  return [...joined, ...spellOutScales(text, lexiconOf(language) ? (language ?? "en") : "en")];
}

/** A quantity written as one word, as its number and its unit. */
export function splitQuantity(word: string): [string, string] | undefined {
  const [, value, unit] = joinedUnit.exec(word) ?? [];
  return value === undefined || unit === undefined ? undefined : [value, unit];
}

const factors = { thousand: 1e3, million: 1e6, billion: 1e9 } as const;
const scales = perLanguage((lexicons) =>
  Object.entries(factors).map(([name, factor]) => ({
    factor,
    pattern: matchAnyWord(lexicons.map((one) => one.scales[name as keyof typeof factors])),
  })),
);
const scaledNumber = new RegExp(String.raw`(${number})\s?(\p{L}+\.?)`, "gu");

function spellOutScales(text: string, language: string): string[] {
  return Array.from(text.matchAll(scaledNumber)).flatMap(([, value = "", word = ""]) => {
    const scale = scales(language).find(({ pattern }) => pattern.test(word));
    // "1,500 million" may be 1,500 or 1.5 million.
    if (!scale || /[.,]\p{Nd}{3}$/u.test(value)) return [];
    const decimal = Number(value.replace(",", "."));
    if (Number.isNaN(decimal)) return [];
    return [String(Math.round(decimal * scale.factor))];
  });
}
