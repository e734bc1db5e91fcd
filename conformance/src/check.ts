import type { World } from "./people.ts";

/** One sentence of the specification and the program that finds out whether it holds. */
export interface Check {
  area: string;
  /** What the specification says, as it stands in the table. */
  says: string;
  /** Ends when the sentence holds; throws `Failed`, `NotThere` or `Skipped` otherwise. */
  run: (world: World) => Promise<void>;
}

export function area(name: string, checks: Omit<Check, "area">[]): Check[] {
  return checks.map((check) => ({ area: name, ...check }));
}

/** The server answered, and not as the specification says. The message holds what came instead. */
export class Failed extends Error {}

/** The server does not know the call at all: counted as a failure, told apart from a wrong answer. */
export class NotThere extends Error {}

/** This server is configured so that the sentence cannot be tried; the message says why. */
export class Skipped extends Error {}

/** @throws {Failed} with both sentences when the condition does not hold */
export function must(condition: boolean, expected: string, came: unknown): asserts condition {
  if (condition) return;
  const shown = typeof came === "string" ? came : (JSON.stringify(came) ?? "nothing");
  throw new Failed(`expected ${expected}; came ${shorten(shown)}`);
}

export function shorten(text: string, length = 240) {
  return text.length <= length ? text : `${text.slice(0, length)}...`;
}
