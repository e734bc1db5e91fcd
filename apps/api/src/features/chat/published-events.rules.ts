import type { NumberedEvent } from "@footnote/contracts/chat/answer-stream";

/**
 * The stored events of a run that this process executes. Followers in the same process read them here instead of from
 * the database.
 */
export class PublishedEvents {
  readonly #events: NumberedEvent[];
  #ended = false;

  constructor(first: NumberedEvent) {
    this.#events = [first];
  }

  add(stored: readonly NumberedEvent[]): void {
    this.#events.push(...stored);
  }

  /** This process publishes no further events. */
  end(): void {
    this.#ended = true;
  }

  /** Returns the events after this number; undefined if only the database can have any. */
  after(number: number): NumberedEvent[] | undefined {
    const events = this.#events.filter(({ id }) => id > number);
    return this.#ended && events.length === 0 ? undefined : events;
  }
}
