import type { Claim } from "@footnote/contracts/chat/chat";

export type ClaimState = Claim["state"];

/** Brackets in code are no markers: splitting at a captured pattern puts code at the odd places. */
const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;
const marker = /\[([^[\]\s]{1,40})\]/g;

/**
 * The state of each citation in a text, in the order in which its markers stand there, by the id of the marker. Several
 * states of one marker's claims come down to the worst.
 */
export function getMarkerStates(
  content: string,
  claims: readonly Claim[],
): ReadonlyMap<string, readonly ClaimState[]> {
  const states = new Map<string, ClaimState[]>();
  let at = 0;
  content.split(code).forEach((part, index) => {
    for (const { 1: id = "", index: within } of index % 2 === 0 ? part.matchAll(marker) : []) {
      const position = at + within;
      const about = claims.filter(
        ({ start, end, citations }) =>
          start <= position && position < end && citations.includes(id),
      );
      states.set(id, [...(states.get(id) ?? []), getWorstState(about)]);
    }
    at += part.length;
  });
  return states;
}

function getWorstState(claims: readonly Claim[]): ClaimState {
  if (claims.some(({ state }) => state === "not_supported")) return "not_supported";
  return claims.some(({ state }) => state === "partly") ? "partly" : "supported";
}
