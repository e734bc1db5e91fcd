import iconv from "iconv-lite";
import { type LegacyEncoding, legacyEncodings, wideEncodings } from "./legacy-encodings.ts";
import { scoreText } from "./letter-model.ts";

/** Bytes that are compared: enough to be sure of a language. */
const sampleLength = 3_000;
/** What stands before the first byte beyond ASCII says which language it is, too. */
const lengthBefore = 500;

/** The mean logarithm of a character's probability, below which nothing is a text. */
const leastForText = -10.5;

/** The encoding in which the bytes are the most likely text of one of its languages. */
export function guessLegacyEncoding(bytes: Buffer): string {
  const first = Math.max(0, bytes.findIndex((byte) => byte > 0x7f) - lengthBefore);
  const from = first - (first % 2); // a character of UTF-16 stays whole
  return findLikeliest(bytes.subarray(from, from + sampleLength), legacyEncodings).name;
}

/** The kind of UTF-16 that the bytes are text in; undefined when they are none. */
export function guessWideEncoding(bytes: Buffer): string | undefined {
  const { name, score, length } = findLikeliest(bytes.subarray(0, sampleLength), wideEncodings);
  return score / length > leastForText ? name : undefined;
}

/** Each byte is a character or a part of one: the probability of a text is that of its bytes, however many characters it has. */
function findLikeliest(sample: Buffer, encodings: readonly LegacyEncoding[]) {
  let best = { name: "windows-1252", score: Number.NEGATIVE_INFINITY, length: 1 };
  for (const { name, languages, handicap } of encodings) {
    const text = decodeSample(sample, name);
    for (const language of languages) {
      const score = scoreText(text, language) - handicap;
      if (score > best.score) best = { name, score, length: text.length };
    }
  }
  return best;
}

/** Without a character that the end of the sample cuts. */
function decodeSample(sample: Buffer, encoding: string): string {
  return iconv
    .decode(sample, encoding)
    .normalize("NFC")
    .replace(/\ufffd$/, "");
}
