import { lexiconOf, perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf, listWords, matchAnyWord } from "@footnote/lexicon/match-words";
import { unitSigns } from "@footnote/lexicon/units";
import { readDates } from "../citations/dates.rules.ts";
import { readNumbers } from "../citations/numbers.rules.ts";
import { tokenize } from "../retrieval/tokenization.rules.ts";

/** The values of a line by what they measure: a unit ("45 days"), a counted noun ("66 employees") or a label ("Price: 12"). */
export type LineValues = ReadonlyMap<string, ReadonlySet<string>>;

type Asked = { readonly forms: ReadonlySet<string>; readonly language: string | null };

const labelled = /^\s*(?:[-*•·‣–]\s+)?(\p{L}[^:;|]{0,40}):\s+(\S.*)$/u;
/** A number counts the noun after it, or the noun after its adjective. */
const wordsAfter = 2;

type Value = { readonly kind: string; readonly value: string };

/** Reads the values of a line. A counted noun and a label without a number count only where the question has them. */
export function readValues(line: string, asked: Asked): LineValues {
  const { dates, rest } = readDates(line);
  const days = dates.filter(({ day }) => day !== undefined);
  const all: readonly Value[] = [
    ...days.map(({ year, month, day }) => ({
      kind: "date",
      value: [year ?? "", month, day].join("-"),
    })),
    ...readMeasures(rest, asked),
    ...line.split(";").flatMap((segment) => readLabelled(segment, asked)),
  ];
  const groups = Map.groupBy(all, ({ kind }) => kind);
  return new Map(
    [...groups].map(([kind, values]) => [kind, new Set(values.map(({ value }) => value))]),
  );
}

/** Reads the numbers of a text with their unit, and with the noun of the question that they count. */
function readMeasures(text: string, { forms, language }: Asked): Value[] {
  const lower = text.toLowerCase();
  let from = 0;
  return readNumbers(text, language).flatMap(({ surface, values, unit }) => {
    const at = lower.indexOf(surface.toLowerCase(), from);
    from = at < 0 ? from : at + surface.length;
    const value = String(values[0]);
    const after = text.slice(from, from + 60).split(/[.;:!?|]/)[0] ?? "";
    const next = tokenize(after, language).slice(0, wordsAfter);
    const counted = next.find(({ term }) => forms.has(term));
    return [
      ...(unit === undefined ? [] : [{ kind: `unit ${unit}`, value }]),
      ...(counted ? [{ kind: `noun ${counted.term}`, value }] : []),
    ];
  });
}

const longestNumber = 20;

function readLabelled(segment: string, { forms, language }: Asked): Value[] {
  const [, label = "", said = ""] = labelled.exec(segment) ?? [];
  if (label === "") return [];
  const kind = `label ${label.toLowerCase()}`;
  const [number] = readNumbers(said, language);
  if (number && said.trim().length < longestNumber) {
    return [{ kind, value: String(number.values[0]) }];
  }
  const isAsked = tokenize(label, language).some(({ term }) => forms.has(term));
  return isAsked ? [{ kind, value: said.trim().toLowerCase() }] : [];
}

const limitedMax = 2;

/** Returns what two lines give different values for: one value each, to which one of them may add a limit. */
export function findDifferentKinds(one: LineValues, other: LineValues): string[] {
  return [...one].flatMap(([kind, values]) => {
    const rivals = other.get(kind);
    if (!rivals?.isDisjointFrom(values)) return [];
    const counts = [values.size, rivals.size];
    return Math.min(...counts) === 1 && Math.max(...counts) <= limitedMax ? [kind] : [];
  });
}

const cuesOf = perLanguage((lexicons) => ({
  date: matchAnyWord(lexicons.map(({ answerCues }) => answerCues.date)),
  name: matchAnyWord(lexicons.flatMap(({ answerCues }) => [answerCues.person, answerCues.place])),
}));

/** Whether a question may ask for a kind of value: "when" asks for a date, "who" and "where" for what is beside a label. */
export function mayAskFor(kind: string, question: string, language: string | null): boolean {
  const { date, name } = cuesOf(language);
  if (date.test(question)) return kind === "date" || kind.startsWith("label ");
  return name.test(question) ? kind.startsWith("label ") : kind !== "date";
}

/** "How many days": a number question with the word after it. */
const numberQuestion = perLanguage(
  (lexicons) =>
    new RegExp(
      String.raw`${anyWordOf(lexicons.map(({ answerCues }) => answerCues.number))}\s+(\p{L}+)`,
      "iu",
    ),
);

/** Returns the kind of value that a question asks for by the name of its unit ("How many days ..."). */
export function findAskedUnit(question: string, language: string | null): string | undefined {
  const word = numberQuestion(language).exec(question)?.[1]?.toLowerCase();
  const units = lexiconOf(language)?.units;
  const sign = unitSigns.find(
    (one) => word !== undefined && units && listWords(units[one]).includes(word),
  );
  return sign && `unit ${sign}`;
}
