import { perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf, matchAnyWord } from "@footnote/lexicon/match-words";
import type { Lexicon } from "@footnote/lexicon/types";

/** The kinds of answers that a question can ask for; the first whose cue it has counts. */
const answerKinds = [
  "email",
  "phone",
  "percent",
  "reason",
  "place",
  "duration",
  "money",
  "date",
  "weight",
  "length",
  "number",
  "person",
  "definition",
] as const;
export type AnswerKind = (typeof answerKinds)[number];

type Cues = Readonly<Record<AnswerKind, RegExp>>;

/** The cues for the kind of answer that is asked for. */
const cuesOf = perLanguage((lexicons): Cues => {
  const cue = (kind: Exclude<AnswerKind, "definition">) =>
    matchAnyWord(lexicons.map(({ answerCues }) => answerCues[kind]));
  return {
    email: cue("email"),
    phone: cue("phone"),
    percent: cue("percent"),
    reason: cue("reason"),
    place: cue("place"),
    duration: cue("duration"),
    weight: cue("weight"),
    length: cue("length"),
    money: cue("money"),
    date: cue("date"),
    // "How high", "how thick": a measure is a number.
    number: matchAnyWord(lexicons.flatMap((one) => [one.answerCues.number, one.measureQuestions])),
    person: cue("person"),
    definition: definitionCue(lexicons),
  };
});

/** "Ada's number", "the tenants' rent". */
const genitive = String.raw`\p{L}['’]s?\s`;

/** "What is a lease?", not "What is the date?" or "What is Ada's number?": these ask for a property of something. */
function definitionCue(lexicons: readonly Lexicon[]): RegExp {
  const openers = anyWordOf(lexicons.map(({ definitions }) => definitions.openers));
  const definite = anyWordOf(lexicons.map(({ determiners }) => determiners.definite));
  const markers = anyWordOf(lexicons.map(({ definitions }) => definitions.markers));
  const closers = lexicons.flatMap(({ definitions }) => definitions.closers ?? []);
  const patterns = [
    String.raw`^[\s¿]*${openers}(?!\s*${definite})(?![^?？]{0,60}${genitive})\s*[^?？]{1,60}[?？]*\s*$`,
    ...closers.map((list) => String.raw`^\s*[^的の]{1,20}${anyWordOf([list])}[?？]?\s*$`),
    markers,
  ];
  return new RegExp(patterns.join("|"), "iu");
}

/** Returns the kind of answer that a question asks for, if it says so. */
export function answerKindOf(text: string, language: string | null): AnswerKind | undefined {
  const cues = cuesOf(language);
  return answerKinds.find((kind) => cues[kind].test(text));
}

/** The answer to "What is Ada's e-mail address?" has an e-mail address and not these words: returns the text without them. */
export function withoutContactWords(
  text: string,
  asks: AnswerKind | undefined,
  language: string | null,
): string {
  return asks === "email" || asks === "phone" ? text.replace(cuesOf(language)[asks], " ") : text;
}
