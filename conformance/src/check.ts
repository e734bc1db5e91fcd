import type { World } from "./people.ts";

/** One sentence of the specification and the program that finds out whether it holds. */
export interface Check {
  area: string;
  /** What the specification says, as it stands in the table. */
  says: string;
  /** Ends when the sentence holds; throws `Failed`, `NotThere` or `Skipped` of verdicts.ts otherwise. */
  run: (world: World) => Promise<void>;
}

export function area(name: string, checks: Omit<Check, "area">[]): Check[] {
  return checks.map((check) => ({ area: name, ...check }));
}
