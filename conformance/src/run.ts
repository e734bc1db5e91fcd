import type { Site } from "./calls.ts";
import type { Check } from "./check.ts";
import { Failed, NotThere, Skipped, shorten } from "./verdicts.ts";
import { removePeople } from "./people.ts";

export interface Outcome {
  check: Check;
  result: "ok" | "failed" | "not there" | "skipped";
  /** What came instead, or why it was skipped; empty when ok. */
  note: string;
}

const checkLimit = 180_000;

/**
 * Runs all checks, a few at a time, and gives their outcomes in the order of the list, each as soon as it is known.
 * Every check makes its own users, so they cannot disturb each other.
 */
export async function* runChecks(site: Site, checks: Check[], atOnce: number) {
  const slots = checks.map((check) => ({ check, ...Promise.withResolvers<Outcome>() }));
  const waiting = slots.values();
  const worker = async () => {
    for (const { check, resolve } of waiting) resolve(await runCheck(site, check));
  };
  const workers = Array.from({ length: atOnce }, worker);
  for (const { promise } of slots) yield await promise;
  await Promise.all(workers);
}

/** One check with its outcome; the people it made are removed. */
export async function runCheck(site: Site, check: Check): Promise<Outcome> {
  const world = { site, made: [] };
  try {
    await withinLimit(check.run(world));
    return { check, result: "ok", note: "" };
  } catch (error) {
    return { check, ...judge(error) };
  } finally {
    // What is left behind does not change what was found: the outcome stands, whatever the clearing up meets.
    await Promise.allSettled([removePeople(world)]);
  }
}

function judge(error: unknown): Omit<Outcome, "check"> {
  if (error instanceof Skipped) return { result: "skipped", note: error.message };
  if (error instanceof NotThere) return { result: "not there", note: error.message };
  if (error instanceof Failed) return { result: "failed", note: error.message };
  // A broken connection, a timeout: the server did not answer as documented either.
  const reason =
    error instanceof Error ? `${error.message} ${causeOf(error)}`.trim() : String(error);
  return { result: "failed", note: shorten(`no usable answer: ${reason}`) };
}

function causeOf(error: Error) {
  return error.cause instanceof Error ? `(${error.cause.message})` : "";
}

async function withinLimit(work: Promise<void>) {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Failed(`expected an end within ${checkLimit / 1000} seconds; came none`));
  }, checkLimit);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
