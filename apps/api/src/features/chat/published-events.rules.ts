import type { NumberedEvent } from "@footnote/contracts/chat/answer-stream";

/**
 * The events of a run that this process makes, as far as they are stored: who follows it here need not read them back from
 * the database.
 */
export class ToldEvents {
  readonly #events: NumberedEvent[];
  #ended = false;

  constructor(first: NumberedEvent) {
    this.#events = [first];
  }

  add(stored: readonly NumberedEvent[]): void {
    this.#events.push(...stored);
  }

  /** This process tells no more of it. */
  end(): void {
    this.#ended = true;
  }

  /** Those after the one with this number; undefined where only the database can tell. */
  after(number: number): NumberedEvent[] | undefined {
    const events = this.#events.filter(({ id }) => id > number);
    return this.#ended && events.length === 0 ? undefined : events;
  }
}
