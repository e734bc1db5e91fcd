import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { featureNames } from "../../apps/api/src/features/quoting/line-features.names.ts";
import {
  describeLines,
  type DescribedLine,
} from "../../apps/api/src/features/quoting/line-features.rules.ts";
import {
  chooseLine,
  describeChoice,
  rankLines,
} from "../../apps/api/src/features/quoting/line-choice.rules.ts";
import {
  confidenceNames,
  type LineWeights,
  presenceNames,
} from "../../apps/api/src/features/quoting/line-weights.types.ts";
import { reformatFollowUp } from "../../apps/api/src/features/quoting/follow-up.rules.ts";
import {
  correctSpelling,
  readQuestion,
} from "../../apps/api/src/features/quoting/question.rules.ts";
import { detectLanguage } from "../../packages/lexicon/src/language.ts";
import type { Case, SetCounts } from "./cases.ts";
import { fitChoice, fitLogistic } from "./logistic.ts";

/** A case with its described lines and which of them are right. */
export type Described = {
  readonly case: Case;
  readonly lines: readonly DescribedLine[];
  readonly right: ReadonlySet<DescribedLine["line"]>;
};

/** Kinds of questions that one line answers; the others have answerers of their own. */
const oneLineKinds = new Set(
  `fact number date name definition list yesno table place reason language misspelt synonym multihop outofscope
  trap`.split(/\s+/),
);

/**
 * Makes further cases of one: with the passages of the right documents alone, as in a small library; without them, so that
 * the lines nearest to the question are wrong; and with the first of these documents alone.
 */
function vary(one: Case): Case[] {
  const isRight = ({ filename }: { filename: string }) => one.files.includes(filename);
  const right = one.passages.filter(isRight);
  const others = one.passages.filter((passage) => !isRight(passage));
  const firstOther = others.filter(({ documentId }) => documentId === others[0]?.documentId);
  const unanswered = { ...one, files: [], answers: [] };
  return [
    one,
    ...(right.length > 0 && others.length > 0
      ? [
          { ...one, passages: right },
          { ...unanswered, passages: others },
        ]
      : []),
    ...(firstOther.length < one.passages.length ? [{ ...unanswered, passages: firstOther }] : []),
  ].filter(({ passages }) => passages.length > 0);
}

/** Reads the collected cases of a set, with variations if asked for, and describes the lines of their passages. */
export async function describeSet(
  folder: string,
  set: string,
  { varied }: { readonly varied: boolean },
): Promise<Described[]> {
  const counts = JSON.parse(
    await readFile(join(folder, `${set}.counts.json`), "utf8"),
  ) as SetCounts;
  const of = new Map(Object.entries(counts));
  const lines = (await readFile(join(folder, `${set}.cases.jsonl`), "utf8")).split("\n");
  const cases = lines.filter(Boolean).map((line) => JSON.parse(line) as Case);
  return Promise.all(
    cases
      .filter(({ kind }) => oneLineKinds.has(kind))
      .flatMap((one) => (varied ? vary(one) : [one]))
      .map(async (one) => {
        const candidates = one.passages.map((passage) => ({
          ...passage,
          language: detectLanguage([passage.text]),
        }));
        const languages = [...new Set(candidates.map(({ language }) => language))];
        const similar = new Map(Object.entries(one.similar));
        const asked = readQuestion(reformatFollowUp([one.question]), languages);
        const question = correctSpelling(asked, similar);
        const termCounts = { total: counts[""] ?? 0, of, similar };
        const described = await describeLines(question, candidates, termCounts);
        const answers = one.answers.map((answer) => new RegExp(answer, "is"));
        const right = described.filter(
          ({ at, line }) =>
            one.files.includes(one.passages[at]?.filename ?? "") &&
            answers.some((answer) => answer.test(line.text)),
        );
        return { case: one, lines: described, right: new Set(right.map(({ line }) => line)) };
      }),
  );
}

/** Fits all weights. `weightOf` says how much a case counts. */
export function fit(cases: readonly Described[], weightOf: (set: string) => number): LineWeights {
  const answerable = cases.filter(({ right }) => right.size > 0);
  const choice = fitChoice(
    answerable.map(({ case: { set }, lines, right }) => ({
      lines: lines.map(({ features }) => featureNames.map((name) => features[name])),
      right: lines.map(({ line }) => right.has(line)),
      weight: weightOf(set),
    })),
    { rounds: 300, penalty: 0.001 },
  );
  const choiceWeights = named(featureNames, choice);
  const chosen = cases.flatMap(({ case: { set }, lines, right }) => {
    const ranked = rankLines(lines, choiceWeights);
    const features = describeChoice(ranked);
    const [best] = ranked;
    if (!features || !best) return [];
    const isRight = right.has(best.line);
    return [{ features, isRight, isAnswerable: right.size > 0, weight: weightOf(set) }];
  });
  const fitNames = <Name extends keyof (typeof chosen)[number]["features"]>(
    names: readonly Name[],
    label: "isRight" | "isAnswerable",
    penalty: number,
  ) => {
    const examples = chosen.map(({ features, weight, [label]: positive }) => {
      return { features: names.map((name) => features[name]), positive, weight };
    });
    const weights = fitLogistic(examples, { rounds: 800, penalty });
    return named([...names, "constant" as const], weights);
  };
  return {
    choice: choiceWeights,
    presence: fitNames(presenceNames, "isAnswerable", 0.0001),
    confidence: fitNames(confidenceNames, "isRight", 0.002),
  };
}

function named<Name extends string>(
  names: readonly Name[],
  values: readonly number[],
): Readonly<Record<Name, number>> {
  const entries = names.map((name, at) => [name, Number((values[at] ?? 0).toFixed(3))]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** One of two folds, by group, so that all questions about a document are in the same one. */
export function foldOf({ case: { group } }: Described): 0 | 1 {
  return ((createHash("sha256").update(group).digest()[0] ?? 0) % 2) as 0 | 1;
}

export type Tested = {
  readonly case: Case;
  readonly presence: number;
  readonly confidence: number;
  readonly right: boolean;
  readonly answerable: boolean;
  readonly lines: ReturnType<typeof chooseLine>["ranked"];
};

/** Chooses lines with the given weights. */
export function test(cases: readonly Described[], weights: LineWeights): Tested[] {
  return cases.map(({ case: one, lines, right }) => {
    const { ranked, presence, confidence } = chooseLine(lines, weights);
    const [best] = ranked;
    return {
      case: one,
      presence,
      confidence,
      right: best !== undefined && right.has(best.line),
      answerable: right.size > 0,
      lines: ranked,
    };
  });
}
