/** What people found out about a claim and its passage. */
export const labels = ["supported", "partially_supported", "not_supported"] as const;

export type LabelledClaim = {
  readonly id: string;
  readonly claim: string;
  readonly passage: string;
  readonly label: (typeof labels)[number];
};

/** @throws Error naming the first line with another label */
export function readClaims(lines: string): LabelledClaim[] {
  return lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const claim = JSON.parse(line) as LabelledClaim;
      if (!labels.includes(claim.label)) throw new Error(`unknown label: ${line.slice(0, 200)}`);
      return claim;
    });
}
