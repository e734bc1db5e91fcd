import { longMonthsOf } from "@footnote/lexicon/calendar";
import { isFunctionWord } from "@footnote/lexicon/function-words";
import { guessLanguage } from "@footnote/lexicon/language";
import { lexiconOf, perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf, matchAnyWord } from "@footnote/lexicon/match-words";
import { contentWords } from "../citations/content-words.rules.ts";

/** "And in 2023?": the rest of the question is in the one before. */
const opener = perLanguage((lexicons) => {
  const words = anyWordOf(lexicons.map((one) => one.followUpOpeners));
  const ends = String.raw`(?:(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])|(?=[\s,，、?？]|$))`;
  return new RegExp(String.raw`^[\s¿¡]*${words}${ends}`, "iu");
});
/** "When was it founded?": a pronoun refers to an earlier name. In "a-t-elle" it refers to the name beside it. */
const pronoun = perLanguage((lexicons) => {
  const words = anyWordOf(lexicons.map((one) => one.pronouns));
  return new RegExp(`(?<!['’-])${words}`, "iu");
});
/** Phrases in which "that" and "there" do not refer to an earlier name. */
const emptySubject = perLanguage((lexicons) =>
  matchAnyWord(lexicons.map((one) => one.emptySubjects)),
);
/** A question that needs no earlier question to be understood. */
const wholeQuestion = perLanguage((lexicons) => {
  const own = anyWordOf(lexicons.flatMap((one) => [one.questionWords, one.questionVerbs]));
  const anywhere = lexicons.filter(({ grammar }) => !grammar.questionWordsFirst);
  const unordered = anywhere.map((one) => `|${anyWordOf([one.questionWords])}`).join("");
  return new RegExp(String.raw`^[\s,¿¡]*${own}${unordered}`, "iu");
});
const determiner = perLanguage((lexicons) => {
  const words = lexicons.flatMap(({ determiners }) => [
    determiners.definite,
    determiners.indefinite,
  ]);
  return new RegExp(`^${anyWordOf(words)}$`, "iu");
});
const shortest = 4;
/** More than this is no subject but a text that was pasted in. */
const aboutMax = 500;

/** A question with the words of earlier questions that it refers to. */
export type FollowUp = {
  readonly text: string;
  readonly about: string;
  /** ISO 639-1; null if unknown. */
  readonly language: string | null;
  /** Whether it cannot be understood without the conversation, even if no words can be carried over. */
  readonly isDependent: boolean;
};

/** Rewrites the last of a user's questions with what it takes from the earlier ones; nothing is added if it stands alone. */
export function reformatFollowUp(questions: readonly string[]): FollowUp {
  const nothing: FollowUp = { text: "", about: "", language: null, isDependent: false };
  return questions.reduce((before, text) => {
    const language = guessLanguage(text, before.language);
    const { about, isDependent } = carryOver(before, { text, language });
    return { text, language, about: about.length > aboutMax ? "" : about, isDependent };
  }, nothing);
}

/** Formats a follow-up as one text. */
export function formatFollowUp({ text, about }: Pick<FollowUp, "text" | "about">): string {
  return about ? `${about} ${text}` : text;
}

function carryOver(
  previous: FollowUp,
  { text: question, language }: Pick<FollowUp, "text" | "language">,
): Pick<FollowUp, "about" | "isDependent"> {
  const before = formatFollowUp(previous);
  const now = readWords(question, language);
  const earlier = readWords(before, previous.language);
  const rest = question.replace(opener(language), "");
  const continuing = rest !== question;
  const leaning = pronoun(language).test(question.replace(emptySubject(language), ""));
  const asksItself = now.some(({ kind }) => kind === "word" || kind === "noun");
  const whole = asksItself && wholeQuestion(language).test(rest);
  const fragment = continuing ? !whole : !leaning && isFragment(question, now, language);
  if (fragment) return { about: withoutReplaced(before, earlier, now), isDependent: true };
  if (!continuing && !leaning) return { about: "", isDependent: false };
  const subject = subjectOf(earlier, leaning);
  const said = new Set(now.map(({ surface }) => surface.toLowerCase()));
  // "Was he there in September?" no longer asks about May.
  const hasTime = now.some(({ kind }) => kind === "time");
  const carried = subject.filter(
    ({ surface, kind }) => !said.has(surface.toLowerCase()) && !(hasTime && kind === "time"),
  );
  const about = [...new Set(carried.map(({ surface }) => surface))].join(" ");
  return { about, isDependent: true };
}

/** What a question is about: its names. A pronoun may also refer to a thing without a name. */
function subjectOf(earlier: readonly Word[], leaning: boolean): readonly Word[] {
  const names = earlier.filter(({ kind }) => kind === "name");
  if (names.length > 0 || !leaning) return names;
  const nouns = earlier.filter(({ kind }) => kind === "noun");
  return nouns.length > 0 ? nouns : earlier;
}

/** A noun is a word with a capital that is no name, as German has them; a time is a number or a month. */
type Word = { surface: string; kind: "name" | "noun" | "time" | "word" };

const months = perLanguage(
  (lexicons) => new Set(lexicons.flatMap((one) => [...longMonthsOf(one.language).keys()])),
);

function readWords(text: string, language: string | null): Word[] {
  const { hasCapitals = true, capitalizesNouns = false } = lexiconOf(language)?.grammar ?? {};
  return Array.from(contentWords(text, language), ({ surface, start, first }): Word => {
    const isMonth = months(language).has(surface.toLowerCase());
    if (isMonth || /\p{N}/u.test(surface)) return { surface, kind: "time" };
    const capital = /\p{Lu}/u.test(surface) && !(first && hasCapitals);
    if (!capital) return { surface, kind: "word" };
    const common = capitalizesNouns && followsDeterminer(text.slice(0, start), language);
    return { surface, kind: common ? "noun" : "name" };
  });
}

/** Whether a word is a common noun by what is before it: "der Leuchtturm", "der alte Leuchtturm", not "von Brae". */
function followsDeterminer(before: string, language: string | null): boolean {
  const words = before.trimEnd().split(/\s+/).slice(-3).toReversed();
  for (const word of words) {
    if (determiner(language).test(word)) return true;
    const describes = /^(?:\p{Ll}+e[mnrs]?|\p{N}+)$/u.test(word);
    if (!describes || isFunctionWord(word, language)) return false;
  }
  return false;
}

/** "In 2023?", "Why?": too short for a question of its own, and without a verb that names what is asked. */
function isFragment(question: string, words: readonly Word[], language: string | null): boolean {
  if (words.length === 0) return true;
  const length = question.trim().split(/\s+/).length;
  return (
    length < shortest &&
    words.every(({ kind }) => kind === "time") &&
    !wholeQuestion(language).test(question)
  );
}

/** Removes the times, numbers or names of the earlier question that the new one replaces. */
function withoutReplaced(before: string, earlier: readonly Word[], now: readonly Word[]): string {
  const named = ({ kind }: Word) => (kind === "noun" ? "name" : kind);
  const kinds = new Set(now.filter(({ kind }) => kind !== "word").map(named));
  const kept = new Set(now.map(({ surface }) => surface.toLowerCase()));
  return earlier
    .filter((word) => kinds.has(named(word)) && !kept.has(word.surface.toLowerCase()))
    .reduce((text, { surface }) => text.replace(surface, ""), before)
    .replace(/\s+(?=[\s?.!,])/g, "");
}
