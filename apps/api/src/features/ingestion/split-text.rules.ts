const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Splits a text into parts of at most `max` UTF-16 units, aiming at `target`: after sentences, or after words in a
 * sentence that is longer than that, or after whole characters in such a word. The parts joined are the text.
 */
export function splitText(
  text: string,
  { target, max }: { target: number; max: number },
): string[] {
  if (text.length <= max) return [text];
  const parts: string[] = [];
  for (const sentence of wholeSentences(text)) {
    if (sentence.length <= max) parts.push(sentence);
    else parts.push(...splitSentence(sentence, max));
  }
  return pack(parts, target);
}

/** A Western mark without a space after it, such as the "?" in an address, does not end a sentence. */
function* wholeSentences(text: string): Generator<string> {
  let current = "";
  for (const sentence of segments(sentences, text)) {
    current += sentence;
    if (/[\u0000-\u024f]$/.test(sentence) && /\S$/.test(sentence)) continue;
    yield current;
    current = "";
  }
  if (current !== "") yield current;
}

function splitSentence(sentence: string, max: number): string[] {
  const parts: string[] = [];
  // White space first: an address or a path is one word to its reader, though not to the segmenter.
  for (const stretch of sentence.match(/\S+\s*|\s+/g) ?? []) {
    if (stretch.length <= max) parts.push(stretch);
    else parts.push(...splitStretch(stretch, max));
  }
  return pack(parts, max);
}

/** Chinese, Japanese and Thai have no spaces: their words are found by the segmenter. */
function splitStretch(stretch: string, max: number): string[] {
  const parts: string[] = [];
  for (const word of segments(words, stretch)) {
    if (word.length <= max) parts.push(word);
    else parts.push(...pack([...segments(graphemes, word)], max));
  }
  return pack(parts, max);
}

/** Joins neighbouring parts while they stay within `size`. */
function pack(parts: readonly string[], size: number): string[] {
  const packed: string[] = [];
  let current = "";
  for (const part of parts) {
    if (current !== "" && current.length + part.length > size) {
      packed.push(current);
      current = "";
    }
    current += part;
  }
  if (current !== "") packed.push(current);
  return packed;
}

function* segments(segmenter: Intl.Segmenter, text: string): Generator<string> {
  for (const { segment } of segmenter.segment(text)) yield segment;
}
