import { type Claim, type ClaimState, confirmedStates } from "@footnote/contracts/chat/citations";
import { t } from "../messages.ts";

/** What the verification of an answer comes to: everything confirmed, something doubtful, or something left unchecked. */
export type CheckResult = "confirmed" | "doubtful" | "open";

export function getCheckResult(claims: readonly Claim[]): CheckResult {
  if (claims.some(({ state }) => state === "not_supported" || state === "partly"))
    return "doubtful";
  return claims.every(({ state }) => confirmedStates.includes(state)) ? "confirmed" : "open";
}

/** The texts of each state: for all statements, for some of them, and for some after others. */
type StateTexts = {
  readonly all: (count: number) => string;
  readonly some: (count: number, of: number) => string;
  readonly more: (count: number) => string;
};

/** Returns the texts of all states in the order in which the summary names them. */
const getTexts = (): Record<ClaimState, StateTexts> => ({
  supported: { all: t.allSupported, some: t.someSupported, more: t.moreSupported },
  quoted: { all: t.allQuoted, some: t.someQuoted, more: t.moreQuoted },
  computed: { all: () => t.allComputed, some: t.someComputed, more: t.moreComputed },
  partly: { all: t.allPartly, some: t.somePartly, more: t.morePartly },
  not_supported: { all: t.allNotSupported, some: t.someNotSupported, more: t.moreNotSupported },
  unchecked: { all: t.allUnchecked, some: t.someUnchecked, more: t.moreUnchecked },
});

/** Says what was checked: "3 of 4 statements supported by their sources, 1 not checked". */
export function summarizeChecks(claims: readonly Claim[]): string {
  if (claims.every(({ calculation }) => calculation !== undefined)) return t.allCalculated;
  const texts = getTexts();
  const counts = (Object.keys(texts) as ClaimState[]).flatMap((state) => {
    const count = claims.filter((claim) => claim.state === state).length;
    return count > 0 ? [{ state, count }] : [];
  });
  const parts = counts.map(({ state, count }, at) => {
    if (count === claims.length) return texts[state].all(count);
    return at === 0 ? texts[state].some(count, claims.length) : texts[state].more(count);
  });
  return parts.join(", ");
}
