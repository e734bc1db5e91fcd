import { perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf, unspaced } from "@footnote/lexicon/match-words";
import { chineseValue, isAmbiguous, scalesOf, unitsOf, wordValue } from "./number-words.rules.ts";

/** A number as a text has it: the values it may mean ("1.000" is a thousand or one), and its unit where one is known. */
export type NumberFact = {
  readonly surface: string;
  readonly values: readonly number[];
  readonly unit: string | undefined;
  /** For each value what its last digit counts: a rounded number may differ by half of it. */
  readonly steps: readonly number[];
  /** Said to be about so much: noughts at its end are not meant to be exact. */
  readonly about: boolean;
  /** Multiplied by a word like "million" behind it. */
  readonly isScaled: boolean;
};

// Digits in groups or not, with a decimal part or not; not those inside a code like AB-1234 or a version like 1.2.3.4.
// Chinese and its neighbours write digits without a space before them.
const inWord = String.raw`(?<![\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{N}_]|\p{L}-|\d[-.])`;
const digits = new RegExp(
  String.raw`${inWord}\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3})+(?:[.,]\d+)?(?!\d)|${inWord}\d+(?:[.,]\d+)?(?!\d)`,
  "gu",
);
const chinese =
  /[〇零一二两三四五六七八九十百千万亿]{2,}|[二两三四五六七八九十](?=[个名次人位种座条年月日岁])/gu;

const unitAfter = /^[\s\u00a0-]?(?:[%％€$£]|°[cf]|\p{L}+)/iu;
/** "Per cent", "por ciento". */
const twoWordsAfter = /^[\s\u00a0](\p{L}+)\s(\p{L}+)/u;

/** The numbers of a text, in digits and in words of its language. */
export function readNumbers(text: string, language: string | null): NumberFact[] {
  const plain = text.normalize("NFKC").replaceAll("−", "-");
  const found: NumberFact[] = [];
  for (const match of plain.matchAll(digits)) {
    found.push(withScale(match[0], valuesOf(match[0]), { plain, at: match.index, language }));
  }
  for (const match of plain.matchAll(chinese)) {
    const value = { value: chineseValue(match[0]), step: 1 };
    found.push(withScale(match[0], [value], { plain, at: match.index, language }));
  }
  for (const match of plain.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu)) {
    const value = wordValue(match[0], language);
    if (value === undefined) continue;
    found.push(withScale(match[0], [{ value, step: 1 }], { plain, at: match.index, language }));
  }
  return found;
}

/** Whether a word of a claim is sure to be a number. */
export function isSureNumber({ surface, unit }: NumberFact, language: string | null): boolean {
  return unit !== undefined || !isAmbiguous(surface.toLowerCase(), language);
}

const hedge = perLanguage((lexicons) => {
  const words = anyWordOf(lexicons.map((one) => one.hedges));
  return new RegExp(String.raw`(?:${words}|[~≈])\s*[€$£]?\s?$`, "iu");
});

function withScale(
  surface: string,
  values: readonly Valued[],
  { plain, at, language }: { plain: string; at: number; language: string | null },
): NumberFact {
  const after = plain.slice(at + surface.length, at + surface.length + 40);
  const scale = scalesOf(language).find(({ pattern }) => pattern.test(after));
  const factor = scale?.factor ?? 1;
  const rest = scale ? after.replace(scale.pattern, "") : after;
  const before = /[€$£]\s?$/u.exec(plain.slice(Math.max(at - 2, 0), at))?.[0].trim();
  const name = before ?? unitAfter.exec(rest)?.[0].replace(/^[\s\u00a0-]/u, "");
  const [, first = "", second = ""] = twoWordsAfter.exec(rest) ?? [];
  const unit = [before === undefined ? `${first} ${second}` : "", name ?? ""]
    .map((one) => unitsOf(language).get(one.toLowerCase()))
    .find((one) => one !== undefined);
  return {
    surface,
    values: values.map(({ value }) => value * factor),
    steps: values.map(({ step }) => step * factor),
    isScaled: scale !== undefined,
    about: hedge(language).test(plain.slice(Math.max(at - 20, 0), at)),
    unit: unit ?? unitBegun(name, language),
  };
}

const longestUnit = 7;

/** Chinese and Japanese write what follows a unit without a space. */
function unitBegun(name: string | undefined, language: string | null): string | undefined {
  if (!name || !unspaced.test(name[0] ?? "")) return undefined;
  for (let length = Math.min(name.length, longestUnit); length > 0; length -= 1) {
    const unit = unitsOf(language).get(name.slice(0, length));
    if (unit !== undefined) return unit;
  }
  return undefined;
}

type Valued = { readonly value: number; readonly step: number };

function valuesOf(token: string): Valued[] {
  const bare = token.replace(/[ \u00a0\u202f'’]/gu, "");
  const separators = bare.match(/[.,]/g) ?? [];
  const [first] = separators;
  if (first === undefined) return [{ value: Number(bare), step: 1 }];
  const last = bare.search(/[.,]\d*$/);
  const whole = bare.slice(0, last).replace(/[.,]/g, "");
  const asDecimal = {
    value: Number(`${whole}.${bare.slice(last + 1)}`),
    step: 10 ** -(bare.length - last - 1),
  };
  const asGroups = { value: Number(bare.replace(/[.,]/g, "")), step: 1 };
  if (new Set(separators).size > 1) return [asDecimal];
  if (separators.length > 1) return [asGroups];
  return bare.length - last === 4 ? [asGroups, asDecimal] : [asDecimal];
}
