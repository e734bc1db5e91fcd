import { guessLanguage } from "@footnote/lexicon/language";
import { contentWords } from "../citations/content-words.rules.ts";

/** "And in 2023?": the rest of the question stands in the one before. */
const continues =
  /^\s*(and|or|but|what about|how about|also|und|oder|aber|et|ou|mais|y|o|pero|e|ma|mas|en|of|maar|и|а|или|но|那么?|还有|では|じゃあ)(?=[\s,?？]|\p{sc=Han})/iu;
/** "When was it founded?": a word stands for something named before. */
const leans =
  /(?<![\p{L}\p{N}'’-])(it|its|he|him|his|she|her|hers|they|them|their|theirs|this|that|these|those|there|one|ones|er|ihn|ihm|sie|ihr|ihre|ihren|dieser|diese|dieses|dort|davon|dafür|il|elle|ils|elles|lui|leur|son|sa|ses|él|ella|ellos|ellas|su|sus|esto|eso|он|она|они|его|ее|её|их|это|там)(?![\p{L}\p{N}])|[他她它这那]|それ|彼/iu;
/** Words after which "that" and "there" stand for nothing named before. */
const standsAlone =
  /\b(is|are|was|were) there\b|\bthere (is|are|was|were)\b|\b\w{1,40} (that|one) \w{1,40} (is|are|was|were|has|have|had)\b/i;
const opensOwn =
  /^[\s,]*(who|whom|whose|what|when|where|which|how|why|is|are|was|were|do|does|did|can|has|have|wer|wen|wem|was|wann|wo|wie|welche[rsmn]?|warum|ist|sind|hat|qui|que|quand|où|comment|combien|quel(le)?s?|pourquoi|quién|qué|cuándo|dónde|cómo|cuánt[oa]s?|chi|che|quando|dove|come|quant[oaie]|кто|что|когда|где|как|сколько)(?![\p{L}\p{N}])/iu;
const shortest = 4;
/** More than this is no subject but a text that was pasted in. */
const aboutMax = 500;

/** A question and, where it leaves something out, the words of earlier questions that say what it is about. */
export type FollowUp = { readonly text: string; readonly about: string };

/** The last of a person's questions, with what it takes from the ones before; nothing when it stands alone. */
export function condenseFollowUp(questions: readonly string[]): FollowUp {
  const nothing: FollowUp = { text: "", about: "" };
  return questions.reduce((before, text) => {
    const about = carryOver(before, text);
    return { text, about: about.length > aboutMax ? "" : about };
  }, nothing);
}

/** A follow-up as one text. */
export function writeFollowUp({ text, about }: FollowUp): string {
  return about ? `${about} ${text}` : text;
}

function carryOver(previous: FollowUp, question: string): string {
  const before = writeFollowUp(previous);
  const now = readWords(question);
  const earlier = readWords(before);
  const rest = question.replace(continues, "");
  const continuing = rest !== question;
  const leaning = leans.test(question.replace(standsAlone, ""));
  const whole = opensOwn.test(rest) && now.some(({ kind }) => kind === "word");
  const fragment = continuing ? !whole : !leaning && isFragment(question, now);
  if (fragment) return withoutReplaced(before, earlier, now);
  if (!continuing && !leaning) return "";
  const names = earlier.filter(({ kind }) => kind === "name");
  const subject = names.length > 0 || !leaning ? names : earlier;
  const said = new Set(now.map(({ surface }) => surface.toLowerCase()));
  const carried = subject.filter(({ surface }) => !said.has(surface.toLowerCase()));
  return [...new Set(carried.map(({ surface }) => surface))].join(" ");
}

type Word = { surface: string; kind: "name" | "number" | "word" };

function readWords(text: string): Word[] {
  return Array.from(contentWords(text, guessLanguage(text)), ({ surface, first }): Word => {
    if (/\p{N}/u.test(surface)) return { surface, kind: "number" };
    return { surface, kind: !first && /\p{Lu}/u.test(surface) ? "name" : "word" };
  });
}

/** "In 2023?", "Why?": too short for a question of its own, and without a verb that names what is asked. */
function isFragment(question: string, words: readonly Word[]): boolean {
  if (words.length === 0) return true;
  const length = question.trim().split(/\s+/).length;
  const opensOwn =
    /^\s*(who|what|when|where|which|how|why|is|are|was|were|do|does|did|can|has|have)\b/i;
  return (
    length < shortest && words.every(({ kind }) => kind === "number") && !opensOwn.test(question)
  );
}

/** The earlier question without the numbers or names that the new one puts others in the place of. */
function withoutReplaced(before: string, earlier: readonly Word[], now: readonly Word[]): string {
  const kinds = new Set(now.flatMap(({ kind }) => (kind === "word" ? [] : [kind])));
  const kept = new Set(now.map(({ surface }) => surface.toLowerCase()));
  return earlier
    .filter(
      ({ kind, surface }) => kind !== "word" && kinds.has(kind) && !kept.has(surface.toLowerCase()),
    )
    .reduce((text, { surface }) => text.replace(surface, ""), before)
    .replace(/\s+(?=[\s?.!,])/g, "");
}
