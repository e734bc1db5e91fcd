/** How late the event loop of this process is, on average over about half a second, in milliseconds. */
export type Lateness = { now(): number; stop(): void };

const sampleMs = 50;
const samplesAveraged = 10;

/** Measures how long what is due waits, since the loop is at other work or the process gets no processor: requests wait as long. */
export function watchLateness(): Lateness {
  let average = 0;
  let due = performance.now() + sampleMs;
  const timer = setInterval(() => {
    const now = performance.now();
    average += (Math.max(0, now - due) - average) / samplesAveraged;
    due = now + sampleMs;
  }, sampleMs);
  // A process does not go on for this.
  timer.unref();
  return { now: () => average, stop: () => clearInterval(timer) };
}
