/** The passages that the model's markers refer to, in the order of their numbers. */
export type Shown = readonly { readonly filename: string; readonly text: string }[];

const noun =
  "(?:sources?|passages?|citations?|refs?|references?|excerpts?|docs?|documents?|chunks?|results?|ids?|n|quellen?|passagen?|textstellen?|dokumente?)";
const joint = String.raw`\s{0,3}(?:[,;&、–-]|and|und)\s{0,3}`;
const sign = String.raw`\^?(?:${noun}\b\s{0,3})?(?:n\s{0,3})?[:=]?\s{0,3}["“]?#?\s{0,3}`;
const list = String.raw`${sign}\d{1,4}["”]?(?:${joint}${sign}\d{1,4}["”]?)*`;
const after = String.raw`(?:\s{0,3}(?:†|:\s|,\s{0,3}(?:pp?\.|pages?\b|S\.|line))[^\][()【】［］\n]{0,120})?`;

/** "[Source 1]", "[doc 2, doc 3]", '[n="4"]', "[1: report.pdf]", "【1†L3】". */
const inBrackets = new RegExp(
  String.raw`(?<!\\)[[【［]\s{0,3}(${list})${after}\s{0,3}[\]】］]`,
  "giu",
);
/** "(Source 1)", "(passages 2 and 3)". */
const inRound = new RegExp(
  String.raw`\(\s{0,3}(?:see\s{1,3})?(${noun}\b[^()\d]{0,3}${list})${after}\s{0,3}\)`,
  "giu",
);
/** "(1)" and "(2, 3)" in the position of a citation: behind a word or a full stop, before the end of a clause. */
const bare =
  /(?<=[\p{L}\p{N}%”"'.!?。）)][ \t]?)\((\d{1,3}(?:\s{0,3}[,;]\s{0,3}\d{1,3})*)\)(?=\s{0,3}(?:[.!?,;:。，；]|\n|$)|(?<=[.!?]\s?\([\d,; ]+\)))/gu;
/** "According to passage 1". */
const inProse =
  /\b(passages?|excerpts?|sources?|passagen?|quellen?|textstellen?)\s{1,3}#?(\d{1,3}(?:(?:\s{0,3},\s{0,3}|\s{1,3}(?:and|und|&)\s{1,3})\d{1,3})*)(?![\d%]|[.,]\d)/giu;
/** A copied fence. */
const fence = /<\/?passage(?:-[\da-f]+)?(?:\s{1,3}n="?(\d{1,4})"?)?[^<>\n]{0,200}>/giu;

/**
 * Rewrites every form in which models cite passages as "[1]". Outside of square brackets, numbers of no passage stay: they
 * may be numbers of something else.
 */
export function normalizeMarkers(text: string, shown: Shown): string {
  const isPassage = (number: string) => Number(number) >= 1 && Number(number) <= shown.length;
  const all = (numbers: string) => (numbers.match(/\d+/g) ?? []).every(isPassage);
  const mark = (numbers: string) =>
    `[${numbers
      .replace(/(?<!\s)\s*[–-]\s*/gu, "-")
      .replace(/[^\d-]+/gu, ",")
      .replace(/^,|,$/g, "")}]`;
  const quoted = (words: string) => shown.some(({ text: source }) => source.includes(words));
  const marked = markNames(text, shown)
    .replace(fence, (_, number?: string) => (number === undefined ? "" : `[${number}]`))
    .replace(inBrackets, (_, numbers: string) => mark(numbers))
    .replace(inRound, (whole, numbers: string) => (all(numbers) ? mark(numbers) : whole))
    .replace(inProse, (whole, word: string, numbers: string) =>
      all(numbers) && !quoted(whole) ? `${word} ${mark(numbers)}` : whole,
    );
  return marked.replace(bare, (whole, numbers: string, at: number, before: string) => {
    // In a text with square brackets, round ones mean something else.
    const otherwise = /(?<!\\)\[\d{1,4}[^\][]*\]/.test(before.slice(0, at));
    return otherwise || !all(numbers) || quoted(whole) ? whole : mark(numbers);
  });
}

/** "[report.pdf]", "(report.pdf, p. 3)": the first passage of that file. Verification finds the passage that supports the claim. */
function markNames(text: string, shown: Shown): string {
  const numbers = new Map<string, number>();
  for (const [at, { filename }] of shown.entries()) {
    const name = filename.toLowerCase();
    if (!numbers.has(name)) numbers.set(name, at + 1);
  }
  return text.replace(
    /(?<!\\)([[(【])(?:\s{0,3}(?:source|quelle)s?\s{0,3}:?\s{0,3})?([^[\]()【】\n]{3,200}?)(?:,\s*(?:pp?\.|pages?|S\.)[^[\]()【】\n]{0,20})?([\])】])(?!\()/giu,
    (whole, _open: string, name: string) => {
      const number = numbers.get(
        name
          .trim()
          .replace(/^["'`*“]+|(?<!["'`*”])["'`*”]+$/gu, "")
          .toLowerCase(),
      );
      return number === undefined ? whole : `[${number}]`;
    },
  );
}
