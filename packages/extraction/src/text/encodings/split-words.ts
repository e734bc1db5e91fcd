/** A run of letters, or one character of a script that is written without spaces. */
export type Word = { letters: string; isAscii: boolean };

const words =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー々]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー々])[\p{L}\p{M}])+/gu;
const beyondAscii = /[^\u0000-\u007f]/;

export function* splitWords(text: string): Generator<Word> {
  for (const [letters] of text.matchAll(words)) {
    yield { letters, isAscii: !beyondAscii.test(letters) };
  }
}

/** What is left of a text without its words: digits, punctuation, spaces, and signs without a meaning. */
export function removeWords(text: string): string {
  return text.replaceAll(words, "");
}
