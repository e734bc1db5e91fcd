/**
 * Lets so many in at a time, in the order of asking. A hundred questions that share ten connections would else all wait
 * for each other half done, and the first would see its passages no sooner than the last.
 */
export class Places {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Returns what gives the place back, by itself after this long: who waits for others must not keep them. */
  async take(longestMs: number): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.push(resolve);
      await promise;
    }
    let held = true;
    const leave = () => {
      if (!held) return;
      held = false;
      clearTimeout(timer);
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
    const timer = setTimeout(leave, longestMs);
    return leave;
  }
}
