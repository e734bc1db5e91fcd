import { eld } from "eld/small";

/** Enough to be sure and little enough to be quick, in UTF-16 units. */
const sampleLength = 3_000;

/**
 * The language that a document's passages are written in as ISO 639-1, null where nothing tells it.
 * A few words in Latin letters count as English: detectors guess there, and English stems do little harm.
 */
export function detectLanguage(passages: readonly string[]): string | null {
  const sample = takeSample(passages);
  const detected = eld.detect(sample);
  if (detected.isReliable()) return detected.language;
  if (/\p{sc=Latn}/u.test(sample)) return "en";
  return detected.language || null;
}

/** From the middle of a long document: what it opens with is often a cover, a form or a table of contents. */
function takeSample(passages: readonly string[]): string {
  let sample = "";
  for (let at = Math.floor(passages.length / 2); at < passages.length; at++) {
    sample += `${passages[at]}\n`;
    if (sample.length >= sampleLength) break;
  }
  return sample.slice(0, sampleLength).toWellFormed();
}
