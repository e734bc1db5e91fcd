/** A range of a text, by character positions. */
export type Span = { start: number; end: number };

/** A word of a passage that also occurs in a claim; `word` numbers the claim's distinct words. */
export type SharedWord = Span & { word: number };

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

// Stop words with three or more letters; shorter words are ignored anyway.
const common = new Set(
  `about after all also and any are because been before being between both but can could did does each
  for from had has have her his how into its may more most must not off only other our out over shall
  she should since some such than that the their them then there these they this those through too under
  until upon was were what when where which while who will with would you your
  aber auf aus bei das dem den der des die ein eine für ist mit nicht oder sich und von vom zum zur
  aux avec des dans est les par pas pour que qui sur une con del las los por una`
    .split(/\s+/)
    .map(fold),
);

/** Returns the words that a passage shares with a claim, in the passage's order. */
export function findSharedWords(passage: string, claim: string): SharedWord[] {
  const claimed = [...new Set(readWords(claim).map(({ text }) => text))];
  return readWords(passage).flatMap(({ text, start, end }) => {
    const word = claimed.findIndex((candidate) => isSameWord(candidate, text));
    return word === -1 ? [] : [{ start, end, word }];
  });
}

function readWords(text: string): (Span & { text: string })[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      text: fold(segment),
      start: index,
      end: index + segment.length,
    }))
    .filter((word) => isSignificant(word.text));
}

/** Lower case, without accents; numbers without their separators. */
function fold(word: string): string {
  const plain = word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return hasDigit(plain) ? plain.replaceAll(/[.,'’]/g, "") : plain;
}

function isSignificant(word: string): boolean {
  if (hasDigit(word)) return true;
  const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
  return word.length >= (spaceless.test(word) ? 2 : 3) && !common.has(word);
}

/** Equal, or forms of one word: "day" and "days", "destroy" and "destroyed". Numbers must be equal. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (hasDigit(one) || hasDigit(other)) return false;
  const stem = commonStart(one, other);
  const endings = [one.length - stem, other.length - stem];
  const shortest = Math.min(...endings);
  const longest = Math.max(...endings);
  return stem >= 5 ? longest <= 3 : stem >= 3 && shortest === 0 && longest <= stem - 2;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}
