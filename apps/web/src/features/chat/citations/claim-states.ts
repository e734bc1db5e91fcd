import type { Claim, ClaimState } from "@footnote/contracts/chat/citations";

/** The states of each marker's claims by its id, in the order of the text. */
export type MarkerStates = ReadonlyMap<string, readonly (ClaimState | undefined)[]>;

/** Matches code, whose brackets are not markers. Splitting at this captured pattern puts code at odd indexes. */
const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;
const marker = /\[([^[\]\s]{1,40})\]/g;

/**
 * Returns the states of the citations in a text by marker id, in the order of the markers. If one marker has several
 * claims, the worst state counts; a marker without a claim has no state.
 */
export function getMarkerStates(content: string, claims: readonly Claim[]): MarkerStates {
  const states = new Map<string, (ClaimState | undefined)[]>();
  for (const { id, position } of listMarkers(content)) {
    const about = claims.filter(
      ({ start, end, citations }) => start <= position && position < end && citations.includes(id),
    );
    states.set(id, [...(states.get(id) ?? []), getWorstState(about)]);
  }
  return states;
}

/** The citation markers of a text and their positions, in order; brackets in code are none. */
export function* listMarkers(content: string): Generator<{ id: string; position: number }> {
  let at = 0;
  for (const [index, part] of content.split(code).entries()) {
    for (const { 1: id = "", index: within } of index % 2 === 0 ? part.matchAll(marker) : []) {
      yield { id, position: at + within };
    }
    at += part.length;
  }
}

/** The states from the worst to the best. */
const order: readonly ClaimState[] = [
  "not_supported",
  "partly",
  "unchecked",
  "supported",
  "computed",
  "quoted",
];

function getWorstState(claims: readonly Claim[]): ClaimState | undefined {
  return order.find((state) => claims.some((claim) => claim.state === state));
}
