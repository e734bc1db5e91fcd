import type { Claim } from "@footnote/contracts/chat/citations";

/** A claim with its text, for clients that receive the answer in another form. */
export type Statement = Pick<Claim, "citations" | "state"> & { readonly text: string };

export function listStatements(content: string, claims: readonly Claim[]): Statement[] {
  return claims.map(({ start, end, citations, state }) => ({
    text: content.slice(start, end),
    citations,
    state,
  }));
}
