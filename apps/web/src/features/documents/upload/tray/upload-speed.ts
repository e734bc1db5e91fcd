/** The bytes sent over all uploads at a point in time. `at` is in milliseconds. */
export type Sample = { at: number; bytes: number };

const windowMs = 8000;
const measuredMinMs = 1000;

/** Adds a sample to those of the last seconds; restarts if the total decreased, because uploads were removed. */
export function addSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1);
  if (last && sample.bytes < last.bytes) return [sample];
  return [...samples.filter(({ at }) => sample.at - at <= windowMs), sample];
}

/** Returns the upload speed; null while there are too few samples. */
export function measureSpeed(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < measuredMinMs || last.bytes === first.bytes)
    return null;
  return ((last.bytes - first.bytes) * 1000) / (last.at - first.at);
}

type Outgoing = { phase: string; size: number; sent: number };

/** Whether the file is not completely sent and will be. */
export function isOutgoing({ phase }: Pick<Outgoing, "phase">): boolean {
  return phase === "waiting" || phase === "sending" || phase === "disconnected";
}

/** Returns the seconds until everything is sent at this speed, with half a second between files. */
export function estimateSecondsLeft(uploads: readonly Outgoing[], speed: number): number {
  const pauseSeconds = 0.5;
  const outgoing = uploads.filter(isOutgoing);
  const bytes = outgoing.reduce((sum, { size, sent }) => sum + size * (1 - sent), 0);
  const pauses = outgoing.filter(({ phase }) => phase === "waiting").length * pauseSeconds;
  return Math.ceil(bytes / speed + pauses);
}
