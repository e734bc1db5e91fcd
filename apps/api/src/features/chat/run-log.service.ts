import type { AnswerEvent, NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import type { AnswerStep } from "@footnote/contracts/chat/chat";
import type { Citation } from "@footnote/contracts/chat/citations";
import type { TenantApp } from "../../context/tenancy.ts";
import type { CitedText } from "../citations/answer.rules.ts";
import { EventQueue } from "./event-queue.rules.ts";
import { openPacedWriting } from "./paced-writing.rules.ts";
import type { Run } from "./runs.repo.ts";
import { appendEvents } from "./run-events.repo.ts";
import type { PublishedEvents } from "./published-events.rules.ts";

/** The topic that is notified whenever a run has new events. */
export const runTopic = (runId: string) => `answer:${runId}`;

/** Stores the events of one run in order. Adding an event does not wait for the database. */
export type RunLog = {
  add(event: AnswerEvent): void;
  /** Sets the text of the answer. The function is called when the database is ready; what is new becomes an event. */
  showText(text: () => CitedText): void;
  /** Returns the last text that was set. */
  shownText(): CitedText;
  /** Returns the steps that have ended, in order. */
  steps(): AnswerStep[];
  /** Returns the passages published so far. */
  evidence(): Citation[];
  /** Waits until no write is running. */
  readonly flush: () => Promise<void>;
  /** Starts no further write and waits for the running one. */
  readonly finish: () => Promise<void>;
  /** Returns the unwritten events and the last ones, for the transaction that ends the run. Call it after `finish`. */
  rest(last: readonly AnswerEvent[]): NumberedEvent[];
};

/**
 * Writes the first evidence at once and everything else at short intervals. `onLost` is called when events can no longer
 * be stored because another process has ended the run, or because it was deleted.
 */
export function openRunLog(
  app: TenantApp<"db" | "notifications">,
  { run, published }: { run: Run; published: PublishedEvents },
  onLost: (reason: unknown) => void,
): RunLog {
  const queue = new EventQueue();
  const evidence: Citation[] = [];
  const ended = new Map<string, AnswerStep>();

  async function write(): Promise<void> {
    const batch = queue.take();
    if (batch.length === 0) return;
    if (!(await appendEvents(app.db, run, batch))) throw new Error("the run has been ended");
    published.add(batch);
    await app.notifications.publish(runTopic(run.id));
  }
  const { kick, idle, finish } = openPacedWriting(() => !queue.isEmpty(), write, onLost);

  return {
    add(event) {
      if (event.type === "step" && event.state !== "started") {
        const { type: _, ...step } = event;
        ended.set(step.step_id, step);
      }
      queue.add(event);
      kick(event.type === "evidence" && evidence.length === 0);
      if (event.type === "evidence") evidence.push(...event.passages);
    },
    showText(text) {
      queue.show(text);
      kick();
    },
    shownText: () => queue.shown(),
    evidence: () => evidence,
    steps: () => [...ended.values()],
    flush: idle,
    finish,
    rest: (last) => queue.peek(last),
  };
}
