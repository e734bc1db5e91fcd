import letterStatistics from "./letter-statistics.json" with { type: "json" };
import { removeWords, splitWords } from "./split-words.ts";

export type ModelledLanguage = keyof typeof letterStatistics;

/** Natural logarithms of probabilities, of what the statistics do not say. */
const unlikely = {
  /** A letter that the language does not have. */
  strangeLetter: -13,
  /** A character of East Asia that was not in the statistics: a frequent one, by the standard's first level, or another. */
  commonCharacter: -9.5,
  rareCharacter: -14,
  /** A capital letter within a word after a small one. */
  capitalWithin: -5,
  /** An English word in a text of another language. */
  foreignWord: -3,
  asciiSign: -3,
  sign: -6,
  repeatedSign: -1,
  /** More than a sign: one between two letters or after one that it never follows, or a quotation mark without the other. */
  misplacedSign: -8,
  symbol: -9,
  control: -16,
  broken: -20,
};

/** Signs that legacy texts have beyond ASCII. */
const signs = /[\u00a0§°«»“”„‘’‚–—…€£©®№·•、。「」，（）：！？；《》\u3000\u2500-\u259f]/;
const misplaced =
  /(?<=[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}])(?:[„‚§\u2500-\u259f]|[^\u0000-\u007f\p{L}\p{M}’·–\u00ad](?=[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]))/gu;
const control = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f-\u009f\ufff0-\uffff\ue000-\uf8ff]/;

type Model = (letters: string) => number;
const models = new Map<ModelledLanguage, Model>();

/**
 * How likely a text is in a language: the natural logarithm of its probability by how often letters follow each other.
 * Words of ASCII letters alone may also be English, which is found in texts of every language.
 */
export function scoreText(text: string, language: ModelledLanguage): number {
  const [model, english] = [findModel(language), findModel("en")];
  let score = 0;
  for (const { letters, isAscii } of splitWords(text)) {
    const own = model(letters);
    score += isAscii ? Math.max(own, english(letters) + unlikely.foreignWord) : own;
  }
  return score + scoreSigns(removeWords(text)) + countMisplaced(text) * unlikely.misplacedSign;
}

function countMisplaced(text: string): number {
  const [opened, closed] = [text.split("«").length, text.split("»").length];
  return (text.match(misplaced)?.length ?? 0) + Math.abs(opened - closed);
}

function scoreSigns(text: string): number {
  let score = 0;
  let before = "";
  for (const one of text) {
    if (one === "\ufffd") score += unlikely.broken;
    else if (control.test(one)) score += unlikely.control;
    else if (one === before) score += unlikely.repeatedSign;
    else if (one < "\u0080") score += unlikely.asciiSign;
    else score += signs.test(one) ? unlikely.sign : unlikely.symbol;
    before = one;
  }
  return score;
}

function findModel(language: ModelledLanguage): Model {
  const known = models.get(language) ?? makeModel(language);
  models.set(language, known);
  return known;
}

function makeModel(language: ModelledLanguage): Model {
  const pairs = new Map<string, number>();
  const firsts = new Map<string, number>();
  const seconds = new Map<string, number>();
  let all = 0;
  const statistics = letterStatistics[language];
  for (let at = 0; at < statistics.length; at += 3) {
    const pair = statistics.slice(at, at + 2);
    const count = 2 ** (Number.parseInt(statistics.charAt(at + 2), 36) / 2);
    const [first, second] = [pair.charAt(0), pair.charAt(1)];
    pairs.set(pair, count);
    firsts.set(first, (firsts.get(first) ?? 0) + count);
    seconds.set(second, (seconds.get(second) ?? 0) + count);
    all += count;
  }
  const scoreLetter = (before: string, letter: string): number => {
    const frequency = seconds.get(letter);
    if (frequency === undefined) return scoreUnknown(letter, language);
    const following = (pairs.get(before + letter) ?? 0) / (firsts.get(before) ?? 1);
    return Math.log(0.9 * following + 0.1 * (frequency / all));
  };
  return (letters) => {
    let score = 0;
    let before = " ";
    for (const letter of letters.toLowerCase()) {
      score += scoreLetter(before, letter);
      before = letter;
    }
    const within = letters.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
    return score + scoreLetter(before, " ") + within * unlikely.capitalWithin;
  };
}

/** The frequent characters are together in each standard: the first of its levels. */
const firstLevels: Record<
  string,
  { encoding: string; from: number; to: number; lastTrail: number }
> = {
  zh: { encoding: "gb18030", from: 0xb0, to: 0xd7, lastTrail: 0xfe },
  "zh-Hant": { encoding: "big5", from: 0xa4, to: 0xc6, lastTrail: 0xfe },
  ja: { encoding: "euc-jp", from: 0xb0, to: 0xcf, lastTrail: 0xfe },
  ko: { encoding: "euc-kr", from: 0xb0, to: 0xc8, lastTrail: 0xfe },
};
const commonCharacters = new Map<string, Set<string>>();

function scoreUnknown(letter: string, language: string): number {
  if (!(language in firstLevels)) return unlikely.strangeLetter;
  const common = commonCharacters.get(language) ?? listFirstLevel(language);
  commonCharacters.set(language, common);
  return common.has(letter) ? unlikely.commonCharacter : unlikely.rareCharacter;
}

function listFirstLevel(language: string): Set<string> {
  const level = firstLevels[language];
  if (level === undefined) return new Set();
  const bytes: number[] = [];
  for (let lead = level.from; lead <= level.to; lead += 1) {
    const firstTrail = language === "zh-Hant" ? 0x40 : 0xa1;
    for (let trail = firstTrail; trail <= level.lastTrail; trail += 1) bytes.push(lead, trail);
  }
  return new Set(new TextDecoder(level.encoding).decode(new Uint8Array(bytes)));
}
