// Trains the model that chooses the line of a passage that answers a question, and measures it on held-out folds. Standard
// output holds one JSON line for each set and the weights; `--write` stores the weights in the product.
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { collectFromCollection, collectFromGolden } from "./collect.ts";
import { type Described, describeSet, fit, foldOf, test, type Tested } from "./train.ts";

import type { LineWeights } from "../../apps/api/src/features/quoting/line-weights.types.ts";

const args = process.argv.slice(2);
const [command, cases = "", ...rest] = args;
const from = process.env["INIT_CWD"] ?? ".";
if (command === "collect" && rest.length > 0) await collect();
else if (command === "train" && rest.length > 0) await train();
else {
  console.error(
    "usage: npm run bench -- line-choice collect CASES BEIR-FOLDER...\n" +
      "       npm run bench -- line-choice collect CASES --golden FOLDER DATA\n" +
      "       npm run bench -- line-choice train CASES [--write] [--only-measure=SET] SET...",
  );
  process.exitCode = 2;
}

async function collect(): Promise<void> {
  const out = resolve(from, cases);
  await mkdir(out, { recursive: true });
  if (rest[0] === "--golden") {
    const [, folder = "", data = ""] = rest;
    await collectFromGolden(resolve(from, folder), resolve(from, data), out);
    return;
  }
  for (const folder of rest) await collectFromCollection(resolve(from, folder), out);
}

async function train(): Promise<void> {
  const write = rest.includes("--write");
  const onlyMeasured = rest.flatMap((one) => /^--only-measure=(.+)$/.exec(one)?.[1] ?? []);
  const sets = rest.filter((one) => !one.startsWith("--"));
  const describe = async (names: readonly string[], varied: boolean) => {
    const described: Described[] = [];
    for (const set of names)
      described.push(...(await describeSet(resolve(from, cases), set, { varied })));
    return described;
  };
  const learned = await describe(sets, true);
  const all = await describe([...sets, ...onlyMeasured], false);
  // Few documents of many kinds count as much as many questions over articles of one kind.
  const weightOf = (set: string) => (set.startsWith("xquad") ? 1 : 4);
  const folds = [0, 1].map((fold) =>
    fit(
      learned.filter((one) => foldOf(one) !== fold),
      weightOf,
    ),
  );
  for (const set of [...sets, ...onlyMeasured]) {
    const own = all.filter((one) => one.case.set === set);
    const tested = [0, 1].flatMap((fold) => {
      const weights = folds[fold];
      return weights
        ? test(
            own.filter((one) => foldOf(one) === fold),
            weights,
          )
        : [];
    });
    process.stdout.write(`${JSON.stringify({ set, ...summarize(tested) })}\n`);
    if (process.env["BENCH_OUT"]) await writeRaw(set, tested);
  }
  const weights = fit(learned, weightOf);
  if (write) await store(weights, sets);
  else process.stdout.write(`${JSON.stringify(weights)}\n`);
}

function summarize(tested: readonly Tested[]) {
  const answerable = tested.filter((one) => one.answerable);
  const unanswerable = tested.filter((one) => !one.answerable);
  const share = (part: readonly Tested[], whole: readonly Tested[]) =>
    Number((part.length / Math.max(whole.length, 1)).toFixed(3));
  const presence = [0.2, 0.3, 0.4, 0.5, 0.6].map((from_) => ({
    from: from_,
    answered: share(
      answerable.filter((one) => one.presence >= from_),
      answerable,
    ),
    refused: share(
      unanswerable.filter((one) => one.presence < from_),
      unanswerable,
    ),
  }));
  const confidence = [0.6, 0.7, 0.8, 0.9].map((from_) => {
    const sure = tested.filter((one) => one.confidence >= from_);
    const wrong = sure.filter(({ right }) => !right);
    return { from: from_, sure: share(sure, tested), wrong: share(wrong, sure) };
  });
  const right = answerable.filter((one) => one.right);
  return { questions: tested.length, right_line: share(right, answerable), presence, confidence };
}

async function writeRaw(set: string, tested: readonly Tested[]): Promise<void> {
  const out = resolve(from, process.env["BENCH_OUT"] ?? "");
  await mkdir(out, { recursive: true });
  const lines = tested.map(({ case: one, lines: ranked, ...rest_ }) =>
    JSON.stringify({
      id: one.id,
      kind: one.kind,
      question: one.question,
      ...rest_,
      lines: ranked.slice(0, 3).map(({ line, features }) => ({ ...line, features })),
    }),
  );
  await writeFile(join(out, `${basename(set)}.jsonl`), `${lines.join("\n")}\n`);
}

async function store(
  { choice, presence, confidence }: LineWeights,
  sets: readonly string[],
): Promise<void> {
  const file = new URL("../../apps/api/src/features/quoting/line-weights.ts", import.meta.url);
  const text = `import type { ChoiceWeights, ConfidenceWeights, PresenceWeights } from "./line-weights.types.ts";

// Written by \`npm run bench -- line-choice train\` from ${sets.join(", ")}; bench/README.md has the measurements.

export const choiceWeights: ChoiceWeights = ${JSON.stringify(choice, null, 2)};

export const presenceWeights: PresenceWeights = ${JSON.stringify(presence, null, 2)};

export const confidenceWeights: ConfidenceWeights = ${JSON.stringify(confidence, null, 2)};

/** Below the first presence nothing answers; from the second, a confidence, the best line does; else it is the closest one. */
export const thresholds = { presence: 0.28, confidence: 0.78 };
`;
  await writeFile(fileURLToPath(file), text.replaceAll(/"(\w+)":/g, "$1:"));
}
