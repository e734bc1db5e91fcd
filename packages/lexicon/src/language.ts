import { functionWords, isFunctionWord, segmentWords } from "./function-words.ts";
import { openDetector } from "./language-detector.ts";

let detector: ReturnType<typeof openDetector> | undefined;

/** Only a process that detects a language loads the detector. */
function detect(text: string) {
  detector ??= openDetector();
  return detector.detect(text);
}

/** Enough to be sure and little enough to be quick, in UTF-16 units. */
const documentSample = 3_000;
const questionSample = 5_000;

/**
 * The language that a document's chunks are written in as ISO 639-1, by the detector; null where nothing tells it. A few
 * words in Latin letters count as English: detectors guess there, and English stems do little harm.
 */
export function detectLanguage(chunks: Iterable<string> & { length: number }): string | null {
  const sample = takeSample(chunks);
  const detected = detect(sample);
  if (detected.isReliable()) return detected.language;
  if (/\p{sc=Latn}/u.test(sample)) return "en";
  return detected.language || null;
}

/** From the middle of a long document: what it opens with is often a cover, a form or a table of contents. */
function takeSample(chunks: Iterable<string> & { length: number }): string {
  let sample = "";
  let left = Math.floor(chunks.length / 2);
  for (const chunk of chunks) {
    if (left-- > 0) continue;
    sample += `${chunk}\n`;
    if (sample.length >= documentSample) break;
  }
  return sample.slice(0, documentSample).toWellFormed();
}

/**
 * The language of a short text, a question or an answer, as ISO 639-1: the one most of whose function words it contains.
 * Where several have equally many, `likely` (the language of the question before) goes first, then what the detector
 * chooses. Where it contains too few to tell, as in one of nothing but names, it is `likely`, or what the detector is sure of
 * in a text of other letters than Latin ones.
 */
export function guessLanguage(text: string, likely: string | null = null): string | null {
  const words = Array.from(segmentWords(text.slice(0, questionSample)), ({ word }) => word);
  const counts = Array.from(functionWords.keys(), (language) => ({
    language,
    count: words.filter((word) => isFunctionWord(word, language)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  if (most === 0 || (most < 2 && most < words.length / 5)) {
    return likely ?? detectByScript(text);
  }
  const best = counts.flatMap(({ language, count }) => (count === most ? [language] : []));
  const [first = null] = best;
  if (best.length === 1) return first;
  if (likely !== null && best.includes(likely)) return likely;
  const { language } = detect(text.slice(0, documentSample).toWellFormed());
  return best.includes(language) ? language : first;
}

/** Letters other than Latin ones leave few languages to choose from, so that a detector is sure of a few words. */
function detectByScript(text: string): string | null {
  if (/\p{sc=Latn}/u.test(text)) return null;
  const detected = detect(text.slice(0, documentSample).toWellFormed());
  return detected.isReliable() ? detected.language : null;
}

/** The language of the last of a person's questions, each of which is likely in the language of the one before. */
export function guessLastLanguage(questions: readonly string[]): string | null {
  return questions.reduce<string | null>((likely, text) => guessLanguage(text, likely), null);
}
