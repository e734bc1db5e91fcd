import type { AnswerEvent, NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import type { Citation } from "@footnote/contracts/chat/citations";
import type { CitedText } from "../citations/answer.rules.ts";

const nothing: CitedText = { content: "", citations: [] };

/** The unwritten events of one run. The text waits as a whole and becomes one event when it is taken. */
export class EventQueue {
  /** The first event is stored with the run. */
  #number = 1;
  #waiting: AnswerEvent[] = [];
  #queued = nothing;
  #shown: () => CitedText = () => nothing;
  #fresh = false;

  add(event: AnswerEvent): void {
    this.#queueText();
    this.#waiting.push(event);
  }

  /** Sets the text so far. The function is called only when the text is taken. */
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

  /** Removes and returns everything that waits, numbered. */
  take(): NumberedEvent[] {
    this.#queueText();
    const events = this.#waiting.splice(0);
    return events.map((event) => ({ id: ++this.#number, event }));
  }

  /** Returns everything that waits and the last events, numbered, without removing it. */
  peek(last: readonly AnswerEvent[]): NumberedEvent[] {
    this.#queueText();
    return [...this.#waiting, ...last].map((event, at) => ({ id: this.#number + 1 + at, event }));
  }

  #queueText(): void {
    if (!this.#fresh) return;
    this.#fresh = false;
    const text = this.#shown();
    this.#waiting.push(...textEvents(this.#queued, text));
    this.#queued = text;
  }
}

/** Returns the events that turn the text sent so far into the new text. */
function textEvents(sent: CitedText, shown: CitedText): AnswerEvent[] {
  const goesOn =
    shown.content.startsWith(sent.content) && sameStart(sent.citations, shown.citations);
  const from = goesOn ? sent : nothing;
  const text = shown.content.slice(from.content.length);
  const citations = shown.citations.slice(from.citations.length);
  const delta: AnswerEvent[] = text ? [{ type: "delta", text, citations }] : [];
  return goesOn ? delta : [{ type: "reset" }, ...delta];
}

function sameStart(sent: readonly Citation[], shown: readonly Citation[]): boolean {
  return sent.every(({ payload }, at) => payload.chunk_id === shown[at]?.payload.chunk_id);
}
