/** The server answered, and not as the specification says. The message holds what came instead. */
export class Failed extends Error {}

/** The server does not know the call at all: counted as a failure, distinguished from a wrong answer. */
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
