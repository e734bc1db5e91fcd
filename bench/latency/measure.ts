import type { BenchQuery } from "../retrieval/collection.ts";
import { median } from "../retrieval/measures.ts";
import type { Asker, Followed } from "../streams/product.ts";

/** Milliseconds of many answers. */
export type Spread = {
  readonly questions: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
};

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const rounded = (value: number | undefined) => Number((value ?? Number.NaN).toFixed(1));
  return {
    questions: sorted.length,
    p50: rounded(median(sorted)),
    p95: rounded(sorted[Math.ceil(sorted.length * 0.95) - 1]),
    max: rounded(sorted.at(-1)),
  };
}

/** Asks one after the other and follows each answer to its end. @throws Error when one does not end well */
export async function askAll(asker: Asker, questions: readonly BenchQuery[]): Promise<Followed[]> {
  const answers: Followed[] = [];
  for (const { text } of questions) {
    const answer = await asker.ask(text);
    if (answer.last !== "done") throw new Error(`"${text}" ended with ${answer.text.slice(-500)}`);
    answers.push(answer);
  }
  return answers;
}

/** Every question's evidence; one that finds nothing at all shows none and is left out. */
export function evidenceOf(answers: readonly Followed[]): number[] {
  return answers.flatMap(({ evidenceMs }) => (Number.isNaN(evidenceMs) ? [] : [evidenceMs]));
}

/** So many questions, evenly from all of the collections' in turn. */
export function chooseQuestions(
  lists: readonly (readonly BenchQuery[])[],
  count: number,
): BenchQuery[] {
  const each = Math.ceil(count / lists.length);
  return Array.from({ length: each }, (_, at) =>
    lists.flatMap((list) => list[Math.floor((at * list.length) / each)] ?? []),
  )
    .flat()
    .slice(0, count);
}
