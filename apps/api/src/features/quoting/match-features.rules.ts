import type { FeatureName, Features } from "./line-features.names.ts";
import type { Question } from "./question.rules.ts";
import { share } from "./term-matches.rules.ts";

/** For each place how surely it has each term of the question, from 0 to 1. */
export type Matches = Readonly<
  Record<"line" | "lead" | "beside" | "scope" | "passage" | "document", readonly number[]>
>;

/** The weights of a question's terms: by how few passages have them, and by how few lines of those that were found. */
export type TermWeights = {
  readonly question: Question;
  readonly weights: readonly number[];
  readonly lineWeights: readonly number[];
};

/** Measures which share of the question's terms each place has. */
export function measureMatches(
  { line, lead, beside, scope, passage, document }: Matches,
  { question, weights, lineWeights }: TermWeights,
) {
  const beyond = (list: readonly number[], ...nearer: (readonly number[])[]) =>
    list.map((match, term) =>
      Math.max(match - Math.max(...nearer.map((one) => one[term] ?? 0)), 0),
    );
  const missing = passage.map((match, term) => 1 - Math.max(match, document[term] ?? 0));
  const far = line.map((match, term) => 1 - Math.max(match, lead[term] ?? 0, beside[term] ?? 0));
  const heaviest = Math.max(...weights, Number.MIN_VALUE);
  const names = question.terms.map((term, at) =>
    isNamed(term) && !term.carried ? (weights[at] ?? 0) : 0,
  );
  const common = question.terms.map(({ name, carried }, at) =>
    name || carried ? 0 : (weights[at] ?? 0),
  );
  const outside = weights.map((weight, term) => weight * (1 - (scope[term] ?? 0)));
  const outsideAmongLines = lineWeights.map((weight, term) => weight * (1 - (scope[term] ?? 0)));
  return {
    line: share(line, outside),
    lineAmongLines: share(line, outsideAmongLines),
    lead: share(beyond(lead, line), outside),
    beside: share(beyond(beside, line, lead), outside),
    scope: share(beyond(scope, line, lead, beside), weights),
    document: share(beyond(document, passage), weights),
    missing: share(missing, weights),
    heaviestMissing: Math.max(
      ...missing.map((one, at) => (one * (weights[at] ?? 0)) / heaviest),
      0,
    ),
    namesMissing: share(missing, names),
    commonMissing: share(missing, common),
    commonFar: share(far, common),
    namesOnly: Number(common.every((weight) => weight === 0)),
  } satisfies Partial<Record<FeatureName, number>>;
}

function isNamed({ name, surface }: Question["terms"][number]): boolean {
  return name && /\p{L}/u.test(surface);
}

/** How near a term is to the line that is in a line beside it or announces it, elsewhere in the passage or in the document. */
const besideNear = 0.8;
const passageNear = 0.7;
const documentNear = 0.3;

/** Measures how near to a line the terms of the question are. */
export function measureNearness(
  { line, lead, beside, passage, document }: Matches,
  { question, weights }: TermWeights,
): Pick<Features, "nearness" | "lesserNearness"> {
  const near = line.map((match, term) =>
    Math.max(
      match,
      besideNear * Math.max(lead[term] ?? 0, beside[term] ?? 0),
      passageNear * (passage[term] ?? 0),
      documentNear * (document[term] ?? 0),
    ),
  );
  const ofSome = [true, false].flatMap((named) => {
    const own = question.terms.map((term, at) =>
      isNamed(term) === named ? (weights[at] ?? 0) : 0,
    );
    return own.some((weight) => weight > 0) ? [share(near, own)] : [];
  });
  return { nearness: share(near, weights), lesserNearness: Math.min(...ofSome, 1) };
}
