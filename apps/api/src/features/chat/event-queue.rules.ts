import type { AnswerEvent, NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import type { Citation } from "@footnote/contracts/chat/chat";
import type { CitedText } from "../citations/answer.rules.ts";

const nothing: CitedText = { content: "", citations: [] };

/** The events of one run that have not been written yet. Text waits as a whole and becomes one event when it is taken. */
export class EventQueue {
  /** The first event is stored with the run. */
  #number = 1;
  #waiting: AnswerEvent[] = [];
  #told = nothing;
  #shown: () => CitedText = () => nothing;
  #fresh = false;

  add(event: AnswerEvent): void {
    this.#tellText();
    this.#waiting.push(event);
  }

  /** The text up to now, made only when it is taken. */
  show(text: () => CitedText): void {
    this.#shown = text;
    this.#fresh = true;
  }

  shown(): CitedText {
    return this.#shown();
  }

  isEmpty(): boolean {
    return this.#waiting.length === 0 && !this.#fresh;
  }

  /** Everything that waits, numbered. It waits no more. */
  take(): NumberedEvent[] {
    this.#tellText();
    const events = this.#waiting.splice(0);
    return events.map((event) => ({ id: ++this.#number, event }));
  }

  /** Everything that waits and the last events, numbered. It waits on until it is known to be written. */
  peek(last: readonly AnswerEvent[]): NumberedEvent[] {
    this.#tellText();
    return [...this.#waiting, ...last].map((event, at) => ({ id: this.#number + 1 + at, event }));
  }

  #tellText(): void {
    if (!this.#fresh) return;
    this.#fresh = false;
    const text = this.#shown();
    this.#waiting.push(...textEvents(this.#told, text));
    this.#told = text;
  }
}

/** What turns the text that was told into the one to be shown. */
function textEvents(told: CitedText, shown: CitedText): AnswerEvent[] {
  const goesOn =
    shown.content.startsWith(told.content) && sameStart(told.citations, shown.citations);
  const from = goesOn ? told : nothing;
  const text = shown.content.slice(from.content.length);
  const citations = shown.citations.slice(from.citations.length);
  const delta: AnswerEvent[] = text ? [{ type: "delta", text, citations }] : [];
  return goesOn ? delta : [{ type: "reset" }, ...delta];
}

function sameStart(told: readonly Citation[], shown: readonly Citation[]): boolean {
  return told.every(({ payload }, at) => payload.chunk_id === shown[at]?.payload.chunk_id);
}
