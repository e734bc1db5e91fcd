import { Semaphore } from "async-mutex";

/**
 * Limits how many questions run their first search at the same time, in the order of arrival. Otherwise a hundred questions
 * that share ten connections all wait for each other half done, and the first one sees its passages no sooner than the last.
 * The library's semaphore has no expiry: a holder that waits for something else, a model or the web, must not keep its slot.
 */
export class FirstSearchLimit {
  readonly #semaphore: Semaphore;

  constructor(count: number) {
    this.#semaphore = new Semaphore(count);
  }

  /** Waits for a slot and returns its release, which may be called twice. The slot also ends after `longestMs`. */
  async acquire(longestMs: number): Promise<() => void> {
    const [, release] = await this.#semaphore.acquire();
    const timer = setTimeout(release, longestMs);
    return () => {
      clearTimeout(timer);
      release();
    };
  }
}
