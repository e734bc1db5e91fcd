import { setTimeout as pause } from "node:timers/promises";

/** How long a claim on work holds unless extended: what a killed worker had is taken up again after this. */
export const leaseMs = 15_000;
const extendEveryMs = 4_000;

type Kept<T> = {
  /** Extends the claim; false when it is no longer ours. */
  extend: () => Promise<boolean>;
  /** Told of an extension that failed: the next may come through. If none does, whoever ends the work finds the claim lost. */
  failed: (error: unknown) => void;
  /** Called when it is lost: the work has to be stopped. */
  lost: () => void;
  work: () => Promise<T>;
};

/** Does a piece of claimed work and keeps the claim alive meanwhile. */
export async function whileHeld<T>({ work, ...kept }: Kept<T>): Promise<T> {
  const done = new AbortController();
  const beating = beat(kept, done.signal);
  try {
    return await work();
  } finally {
    done.abort();
    await beating;
  }
}

async function beat(
  { extend, failed, lost }: Omit<Kept<unknown>, "work">,
  done: AbortSignal,
): Promise<void> {
  while (!done.aborted) {
    await pause(extendEveryMs, undefined, { signal: done, ref: false }).catch(() => undefined);
    if (done.aborted) return;
    const held = await extend().catch((error: unknown) => {
      failed(error);
      return true;
    });
    if (!held) return lost();
  }
}
