import { guessLanguage } from "@footnote/lexicon/language";
import { contentWords } from "../citations/content-words.rules.ts";

const asking =
  "(?:who|whom|whose|what|when|where|which|how|why|wer|wen|wem|was|wann|wo|wie|welche[rsmn]?|warum|qui|quand|où|comment|combien|pourquoi|quel(?:le)?s?|quién(?:es)?|cuándo|dónde|cómo|cuánt[oa]s?|por qué|chi|quando|dove|come|quant[oaie]|perché|wie|wanneer|waar|hoe|welke?|waarom|кто|когда|где|как|сколько|почему)";
const joint = new RegExp(
  String.raw`[,;?]?\s+(?:and|und|et|y|e|en|и|as well as|sowie)\s+(?=${asking}(?!\p{L}))|\?\s+(?=${asking}(?!\p{L}))`,
  "iu",
);
const partsMax = 3;

/** The questions of a question that asks several things: "Who built it, and when was it opened?". */
export function splitQuestion(text: string): string[] {
  const parts = text.split(joint).map((part) => part.trim());
  const language = guessLanguage(text);
  const whole = parts.every((part) => !contentWords(part, language).next().done);
  return parts.length > partsMax || !whole ? [text] : parts;
}
