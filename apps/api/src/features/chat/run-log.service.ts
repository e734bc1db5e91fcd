import type { AnswerEvent, NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import type { AnswerStep, Citation } from "@footnote/contracts/chat/chat";
import type { TenantApp } from "../../context/tenancy.ts";
import type { CitedText } from "../citations/answer.rules.ts";
import { EventQueue } from "./event-queue.rules.ts";
import { openPacedWriting } from "./paced-writing.rules.ts";
import type { Run } from "./runs.repo.ts";
import { appendEvents } from "./run-events.repo.ts";
import type { ToldEvents } from "./published-events.rules.ts";

/** Hinted at whenever a run has new events. */
export const runTopic = (runId: string) => `answer:${runId}`;

/** The events of one run on their way to the database, in order. Who adds one does not wait for it. */
export type RunLog = {
  add(event: AnswerEvent): void;
  /** The text up to now, made when the database is ready for it: what is new of it becomes an event. */
  show(text: () => CitedText): void;
  /** The text shown last. */
  shown(): CitedText;
  /** What has been done up to now, in order, each as it ended. */
  steps(): AnswerStep[];
  /** The passages shown up to now. */
  evidence(): Citation[];
  /** Waits until nothing is being written. */
  readonly told: () => Promise<void>;
  /** Begins to write nothing more, and waits until what is being written is. */
  readonly finish: () => Promise<void>;
  /** What is left to be written, with the last events: for the transaction that ends the run, when this has finished. */
  rest(last: readonly AnswerEvent[]): NumberedEvent[];
};

/**
 * Writes the first passages found at once, and all else a little apart. `lost` is called when the events can no longer be stored:
 * another process has ended the run, or it was deleted.
 */
export function openRunLog(
  app: TenantApp<"db" | "notifications">,
  { run, told }: { run: Run; told: ToldEvents },
  lost: (reason: unknown) => void,
): RunLog {
  const queue = new EventQueue();
  const evidence: Citation[] = [];
  const ended = new Map<string, AnswerStep>();

  async function write(): Promise<void> {
    const batch = queue.take();
    if (batch.length === 0) return;
    if (!(await appendEvents(app.db, run, batch))) throw new Error("the run has been ended");
    told.add(batch);
    await app.notifications.publish(runTopic(run.id));
  }
  const { kick, idle, finish } = openPacedWriting(() => !queue.isEmpty(), write, lost);

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
    show(text) {
      queue.show(text);
      kick();
    },
    shown: () => queue.shown(),
    evidence: () => evidence,
    steps: () => [...ended.values()],
    told: idle,
    finish,
    rest: (last) => queue.peek(last),
  };
}
