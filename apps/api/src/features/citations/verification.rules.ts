import { guessLanguage } from "@footnote/lexicon/language";
import type { Claim, ClaimState } from "@footnote/contracts/chat/citations";
import { citePassage, type CitedText, type Passage } from "./answer.rules.ts";
import { type AnswerSentence, splitClaims } from "./claims.rules.ts";
import { saysMissing } from "./refusals.rules.ts";
import { type ClaimFacts, parseClaim, parseSource, type Source } from "./claim-facts.rules.ts";
import { compareWithSource, type Support } from "./support.rules.ts";

/** A claim with the passages that it cites and the state that the rules give it. */
export type CheckedClaim = {
  readonly sentence: AnswerSentence;
  /** The chunk ids of its passages, after a wrong passage was replaced by the right one. */
  readonly chunks: readonly string[];
  readonly state: ClaimState;
  /** Whether its passages lack a number of it, so that no judge can confirm it. */
  readonly lacksNumbers?: boolean;
  /** How numbers that no passage has follow from those that it cites. */
  readonly calculation?: string | undefined;
};

/** The state of a claim by what the rules find out. Only a judge decides on what they leave open. */
const states = {
  quoted: "quoted",
  computed: "computed",
  matching: "unchecked",
  open: "unchecked",
  contradicted: "not_supported",
} as const satisfies Record<Support["finding"], ClaimState>;

const order = ["contradicted", "open", "matching", "computed", "quoted"] as const;
const rank = ({ finding }: Support) => order.indexOf(finding);
const isRight = (support: Support | undefined) =>
  support !== undefined && rank(support) >= order.indexOf("matching");
const better = (a: Support, b: Support) =>
  rank(a) > rank(b) || (rank(a) === rank(b) && a.score > b.score);

/** Parses a passage on first use: most are never needed, and each takes about a millisecond. */
type LazySource = () => Source;

type CheckContext = {
  readonly sources: ReadonlyMap<string, LazySource>;
  readonly language: string | null;
};

/**
 * Checks each sentence of an answer against the passages that it cites. If they do not support it and another passage of
 * the evidence does, that passage replaces them.
 */
export function checkClaims(...answer: Parameters<typeof checkEach>): CheckedClaim[] {
  return [...checkEach(...answer)].flat();
}

/** Checks them like `checkClaims`, a sentence at a time. */
export function* checkEach(
  text: CitedText,
  evidence: readonly Passage[],
  languageOf: (text: string) => string | null,
): Generator<CheckedClaim[]> {
  const language = guessLanguage(text.content);
  const sources = new Map(
    evidence.map((passage) => [
      passage.chunkId,
      once(() => parseSource(passage, languageOf(passage.text))),
    ]),
  );
  const chunkOf = new Map(text.citations.map(({ id, payload }) => [id, payload.chunk_id]));
  for (const [at, sentence] of splitClaims(text.content).entries()) {
    if (at >= checkedMax) {
      yield [{ sentence, chunks: [], state: "unchecked" }];
      continue;
    }
    const chunks = sentence.citations.flatMap((id) => chunkOf.get(id) ?? []);
    yield checkSentence(sentence, chunks, { sources, language });
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A shorter sentence without citations gets none, because its words occur in too many passages. */
const wordsOfClaim = 3;

/** No answer for people has more sentences: a model that repeats itself would keep requests waiting. */
const checkedMax = 1_000;

/** No passage is as long as that. A sentence that a model never ends would hold the process for seconds, and fill a judge's prompt. */
const claimMaxLength = 5_000;

function checkSentence(
  sentence: AnswerSentence,
  chunks: readonly string[],
  context: CheckContext,
): CheckedClaim[] {
  if (sentence.text.length > claimMaxLength) return [{ sentence, chunks: [], state: "unchecked" }];
  const parse = parseOnce(sentence.text);
  const compare = (source: Source) =>
    compareWithSource(parse(context.language ?? source.language), source);
  const claim = parse(context.language);
  const facts = claim.numbers.length + claim.dates.length + claim.quotes.length;
  if (facts + claim.words.length === 0) return [];
  const bare = chunks.length === 0 && facts === 0;
  if (bare && (claim.words.length < wordsOfClaim || /[:：]$/.test(sentence.text))) return [];
  const named = chunks.flatMap((id) => context.sources.get(id)?.() ?? []);
  const own = compareAll(named, compare);
  if (own && isRight(own)) return [{ sentence, chunks, ...stateOf(own) }];
  const others = [...context.sources].filter(([id]) => !chunks.includes(id));
  const compared = others.map(([id, source]) => ({ id, ...compare(source()) }));
  const right = bestOf(compared.filter(isRight));
  if (right) return [{ sentence, chunks: [right.id], ...stateOf(right) }];
  // Without a citation, only a sentence with facts is a claim: others are transitions, or say what is missing.
  if (bare) return [];
  // No passage can support a sentence about what the passages leave open.
  if (saysMissing(sentence.text, context.language)) return [];
  if (own) {
    const { finding, lacksNumbers } = own;
    return [{ sentence, chunks, state: states[finding], lacksNumbers }];
  }
  // It names no passage, and none has its facts.
  const invented = compared.every(({ lacksFacts }) => lacksFacts);
  return [{ sentence, chunks, state: invented ? "not_supported" : "unchecked" }];
}

/** Parses a claim once for each language, not again for every passage. */
function parseOnce(text: string): (language: string | null) => ClaimFacts {
  const parsed = new Map<string | null, ClaimFacts>();
  return (language) => {
    const claim = parsed.get(language) ?? parseClaim(text, language);
    parsed.set(language, claim);
    return claim;
  };
}

function stateOf({ finding, calculation }: Support): Pick<CheckedClaim, "state" | "calculation"> {
  return { state: states[finding], calculation };
}

/** Compares a claim with the passages that it cites: with each of them, and with all of them together. */
function compareAll(
  named: readonly Source[],
  compare: (source: Source) => Support,
): Support | undefined {
  if (named.length === 0) return undefined;
  const each = named.map(compare);
  // What one passage gives otherwise, another of them may state.
  const together = named.length > 1 ? compare(joinSources(named)) : each[0];
  return bestOf([...each, ...(together ? [together] : [])].filter(isRight)) ?? together;
}

/** Returns the sentences of an answer that say what is missing, without their markers. */
export function findMissing(content: string, claims: readonly Claim[]): string[] {
  const language = guessLanguage(content);
  const checked = new Set(claims.map(({ start }) => start));
  return splitClaims(content)
    .filter(({ start }) => !checked.has(start))
    .filter(({ text }) => saysMissing(text, language))
    .map(({ text }) => text.replace(/ (?=[.,;!?])/g, ""));
}

function bestOf<One extends Support>(all: readonly One[]): One | undefined {
  return all.reduce<One | undefined>(
    (best, one) => (!best || better(one, best) ? one : best),
    undefined,
  );
}

/** Joins several passages, for a sentence that draws on all of them. */
function joinSources(sources: readonly Source[]): Source {
  return {
    language: sources[0]?.language ?? null,
    sentences: sources.flatMap(({ sentences }) => sentences),
    terms: new Set(sources.flatMap(({ terms }) => [...terms])),
    numbers: sources.flatMap(({ numbers }) => numbers),
    dates: sources.flatMap(({ dates }) => dates),
    flat: sources.map(({ flat }) => flat).join("\n"),
    isComputed: sources.every(({ isComputed }) => isComputed),
  };
}

/** Returns the answer with corrected, renumbered markers and the state of each claim. */
export function applyChecks(
  text: CitedText,
  checked: readonly CheckedClaim[],
  evidence: readonly Passage[],
): CitedText & { claims: Claim[] } {
  const chunkOf = new Map(text.citations.map(({ id, payload }) => [id, payload.chunk_id]));
  const numbers = new Map<string, number>();
  const write = (chunk: string) => {
    const number = numbers.get(chunk) ?? numbers.size + 1;
    numbers.set(chunk, number);
    return `[${number}]`;
  };
  let content = "";
  let at = 0;
  const copyTo = (end: number) => {
    content += text.content.slice(at, end).replace(/(?<!\\)\[(\d{1,4})\]/g, (whole, id: string) => {
      const chunk = chunkOf.get(id);
      return chunk === undefined ? whole : write(chunk);
    });
    at = Math.max(at, end);
  };
  const claims = checked.map(({ sentence, chunks, state, calculation }): Claim => {
    copyTo(sentence.start);
    const start = content.length;
    const before = sentence.citations.map((id) => chunkOf.get(id));
    const moved = chunks.some((chunk) => !before.includes(chunk));
    if (moved) {
      const [first] = sentence.markers;
      copyTo(first?.start ?? sentence.end);
      content += `${first ? "" : " "}${chunks.map(write).join("")}`;
      at = first ? skipMarkers(text.content, sentence) : sentence.end;
    }
    copyTo(sentence.end);
    const citations = chunks.map((chunk) => write(chunk).slice(1, -1));
    const shown = state === "computed" && calculation !== undefined && { calculation };
    return { start, end: content.length, citations, state, ...shown };
  });
  copyTo(text.content.length);
  const passages = new Map(evidence.map((passage) => [passage.chunkId, passage]));
  const citations = [...numbers].flatMap(([chunk, number]) => {
    const passage = passages.get(chunk);
    return passage ? [citePassage(number, passage)] : [];
  });
  return { content, citations, claims };
}

/** Returns the end of a sentence's markers if only blanks are between them. */
function skipMarkers(content: string, { markers }: AnswerSentence): number {
  const [first] = markers;
  let end = first?.end ?? 0;
  for (const marker of markers.slice(1)) {
    if (content.slice(end, marker.start).trim() !== "") break;
    end = marker.end;
  }
  return end;
}
