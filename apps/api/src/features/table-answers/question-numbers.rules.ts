import { lexiconOf } from "@footnote/lexicon/lexicon";
import { listWords } from "@footnote/lexicon/match-words";
import { type TableQuestion, understoodLanguages } from "./table-words.rules.ts";

/** Reads a number in digits or words: "1,500", "1.5 million", "three". */
export function readNumber({ words, language }: TableQuestion, at: number): number | undefined {
  const word = words[at]?.surface ?? "";
  const value = /^\p{Nd}/u.test(word) ? readDigits(word, language) : cardinalOf(word, language);
  if (value === undefined) return undefined;
  return value * scaleOf(words[at + 1]?.surface ?? "", language);
}

function readDigits(word: string, language: string | null): number | undefined {
  const [, digits = "", thousand] = /^([\d.,]+)(k)?$/.exec(word) ?? [];
  if (digits === "") return undefined;
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  const comma = language !== "en" && language !== null && /,\d+$/.test(digits);
  const plain = grouped
    ? digits.replaceAll(/[.,]/g, "")
    : comma
      ? digits.replaceAll(".", "").replace(",", ".")
      : digits.replaceAll(",", "");
  const value = Number(plain) * (thousand ? 1000 : 1);
  return Number.isFinite(value) ? value : undefined;
}

function cardinalOf(word: string, language: string | null): number | undefined {
  for (const one of understoodLanguages(language)) {
    const at = listWords(lexiconOf(one)?.cardinals ?? "").findIndex((item) =>
      item.split("/").includes(word),
    );
    if (at >= 0) return at <= 20 ? at : (at - 18) * 10;
  }
  return undefined;
}

/** Whether a word scales the number before it: "million". */
export function isScale({ words, language }: TableQuestion, at: number): boolean {
  return scaleOf(words[at]?.surface ?? "", language) > 1;
}

function scaleOf(word: string, language: string | null): number {
  for (const one of understoodLanguages(language)) {
    const scales = lexiconOf(one)?.scales;
    if (!scales) continue;
    if (listWords(scales.thousand).includes(word)) return 1e3;
    if (listWords(scales.million).includes(word)) return 1e6;
    if (listWords(scales.billion).includes(word)) return 1e9;
  }
  return 1;
}
