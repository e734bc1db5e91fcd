import { perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf, listWords, unspaced } from "@footnote/lexicon/match-words";

const factors = {
  billion: 1e9,
  hundredMillion: 1e8,
  million: 1e6,
  tenThousand: 1e4,
  thousand: 1e3,
} as const;

/** Words that multiply the number before them. The largest come first: Spanish "mil millones" begins with "mil". */
export const scalesOf = perLanguage((lexicons) =>
  (Object.keys(factors) as (keyof typeof factors)[]).flatMap((scale) => {
    const words = lexicons.flatMap((one) => one.scales[scale] ?? []);
    if (words.length === 0) return [];
    const pattern = new RegExp(String.raw`^[\s-]?${anyWordOf(words)}`, "iu");
    return [{ pattern, factor: factors[scale] }];
  }),
);

/** Signs of units in every language, lower case. */
const symbols = "% € $ £ km m cm mm mi ft kg g t s min h l ha °C °F kB MB GB".split(" ");

/** What a unit is called, lower case, to its sign. */
export const unitsOf = perLanguage((lexicons) => {
  const named = lexicons.flatMap((one) =>
    Object.entries(one.units).flatMap(([sign, names]) =>
      listWords(names).map((name) => [name.replaceAll("_", " "), sign] as const),
    ),
  );
  const signs = symbols.map((sign) => [sign.toLowerCase(), sign] as const);
  return new Map<string, string>([...named, ...signs, ["％", "%"]]);
});

/** Returns whether a word is a unit or multiplies a number, lower case. */
export function isMeasure(word: string, language: string | null): boolean {
  return (
    unitsOf(language).has(word) || scalesOf(language).some(({ pattern }) => pattern.test(word))
  );
}

/** Cardinals as words. Chinese and Japanese ones are signs, which are read as such. */
const cardinalsOf = perLanguage((lexicons) => {
  const values = lexicons.flatMap(({ cardinals }) =>
    listWords(cardinals).flatMap((forms, at) =>
      forms.split("/").map((word) => [word, at <= 20 ? at : (at - 18) * 10] as const),
    ),
  );
  return new Map(values.filter(([word]) => !unspaced.test(word)));
});

const ambiguousOf = perLanguage(
  (lexicons) => new Set(lexicons.flatMap((one) => listWords(one.ambiguousNumbers))),
);

/** Whether a number in words may be another word: "one". */
export function isAmbiguous(word: string, language: string | null): boolean {
  return ambiguousOf(language).has(word);
}

/** The value of a number written in words; undefined for any other word. */
export function wordValue(word: string, language: string | null): number | undefined {
  const values = cardinalsOf(language);
  const [tens = "", ones] = word.split("-");
  const whole = values.get(word);
  if (whole !== undefined || ones === undefined) return whole;
  const high = values.get(tens);
  const low = values.get(ones);
  return high !== undefined && low !== undefined && high >= 20 && low < 10 ? high + low : undefined;
}

const chineseDigits = "〇一二三四五六七八九";

/** The value of a number in Chinese signs. */
export function chineseValue(text: string): number {
  const plain = text.replaceAll("零", "〇").replaceAll("两", "二");
  if (!/[十百千万亿]/u.test(plain)) {
    return Number(Array.from(plain, (digit) => chineseDigits.indexOf(digit)).join(""));
  }
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const sign of plain) {
    const power = { 十: 10, 百: 100, 千: 1_000 }[sign];
    const large = { 万: 1e4, 亿: 1e8 }[sign];
    if (large) {
      total += (section + digit) * large;
      section = 0;
      digit = 0;
    } else if (power) {
      section += (digit || 1) * power;
      digit = 0;
    } else digit = chineseDigits.indexOf(sign);
  }
  return total + section + digit;
}
