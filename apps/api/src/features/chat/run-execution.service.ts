import { type AnswerEvent, nothingWritten } from "@footnote/contracts/chat/answer-stream";
import type { Message } from "@footnote/contracts/chat/chat";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import { observe } from "../../platform/metrics/metrics.ts";
import { toAppError } from "../../platform/service-failures.ts";
import type { PreparedAnswer, QuestionInContext } from "../agent/prepared-answer.rules.ts";
import { nearestOffered } from "../citations/answer.rules.ts";
import { insertAnswer, type StoredAnswer } from "./conversations.repo.ts";
import { RunEnd, withRunLease } from "./lease.service.ts";
import type { PublishedEvents } from "./published-events.rules.ts";
import { restoreReplaced } from "./replaced-messages.repo.ts";
import { openReport } from "./report.service.ts";
import { isRetryable } from "./retry.rules.ts";
import { openRunLog, type RunLog, runTopic } from "./run-log.service.ts";
import type { Narrowing } from "./question.rules.ts";
import { endRun, findRun, type Run } from "./runs.repo.ts";

type ExecutionApp = TenantApp<"db" | "notifications" | "log" | "metrics">;

/** A run to be executed. */
export type RunWork = {
  readonly run: Run;
  readonly question: QuestionInContext;
  readonly prepared: PreparedAnswer;
  /** The chosen folders and documents, as the answer keeps them. */
  readonly narrowing: Narrowing;
  /** Receives every event once it is stored. */
  readonly published: PublishedEvents;
  /** Called when passages are published. */
  readonly onEvidence: () => void;
};

type Execution = RunWork & { readonly app: ExecutionApp; readonly log: RunLog };

/**
 * Makes the answer of a run and stores it. The run ends in any case: with the answer, with what was written when it was
 * stopped, or with the reason of its failure.
 * @throws AppError that reason
 */
export function executeRun(
  app: ExecutionApp,
  work: RunWork,
  controller: AbortController,
): Promise<Message> {
  return withRunLease(app, work.run, {
    controller,
    work: () => executeLeased(app, work, controller),
  });
}

async function executeLeased(
  app: ExecutionApp,
  work: RunWork,
  controller: AbortController,
): Promise<Message> {
  const { run, prepared, question } = work;
  const log = openRunLog(app, work, (reason) => {
    app.log.warn({ err: reason, run: run.id }, "events of an answer are lost");
    controller.abort(new RunEnd("lost"));
  });
  const execution: Execution = { ...work, app, log };
  try {
    const report = openReport(log, work.onEvidence);
    const showFirst = timeFirstWords(app);
    const showText: typeof report.showText = (text) => {
      showFirst();
      report.showText(text);
    };
    const answer = await prepared.make(question, { ...report, showText }, controller.signal);
    showFirst();
    const { content, citations, outcome, model, ...details } = answer;
    const kept = {
      ...details,
      ...work.narrowing,
      claims: [...details.claims],
      nearest: [...details.nearest],
    };
    const stored = { content, citations, outcome, model };
    return await endWithAnswer(execution, {
      ...stored,
      details: { ...kept, steps: log.steps(), stopped: false, run_id: run.id },
    });
  } catch (error) {
    // The run was deleted with its conversation, account or organization: there is nothing to end.
    if (!(await findRun(app.db, run.owner, run.id))) {
      await prepared.recordUsage(app.db);
      throw new AppError("conversation.not_found", { cause: error });
    }
    const reason = RunEnd.of(controller.signal);
    if (reason === "stopped") return await endStopped(execution);
    throw await endFailed(execution, reason ?? error);
  } finally {
    work.published.end();
  }
}

/** Returns what to call when words are shown: the first call counts. Those of an answer that is not written bit by bit come with its end. */
function timeFirstWords({ metrics }: ExecutionApp): () => void {
  const started = performance.now();
  let isShown = false;
  return () => {
    if (isShown) return;
    isShown = true;
    observe(metrics.firstWords, {}, (performance.now() - started) / 1000);
  };
}

/** Keeps what was written of an answer that was stopped. */
async function endStopped(execution: Execution): Promise<Message> {
  const { log, run } = execution;
  const text = log.shownText();
  const content = text.content.trim() || nothingWritten;
  // The stop fails the running step: the step itself has not failed.
  const steps = log.steps().filter(({ state }) => state === "finished");
  // Without a written word, the passages found are what remains.
  const nearest = content === nothingWritten ? log.evidence().slice(0, nearestOffered) : [];
  const details = { claims: [], missing: null, nearest, steps, stopped: true };
  return await endWithAnswer(execution, {
    content,
    citations: text.citations,
    outcome: null,
    model: null,
    details: { ...details, run_id: run.id },
  });
}

/** Stores the answer, its last events and the end of the run in one transaction. */
async function endWithAnswer(execution: Execution, answer: StoredAnswer): Promise<Message> {
  const { app, run, log, prepared } = execution;
  const { claims, missing, stopped } = answer.details;
  await log.finish();
  const { message, events } = await app.db.$transaction(async (tx) => {
    const details = { ...answer.details, ...describeUsage(prepared) };
    const stored = await insertAnswer(tx, run, { ...answer, details });
    const text = { content: answer.content, citations: [...answer.citations], claims };
    const last = log.rest([
      { type: "citations", ...text },
      { type: "done", outcome: answer.outcome, missing, stopped, message: stored },
    ]);
    const state = stopped ? "stopped" : "done";
    const usage = { ...prepared.usage() };
    if (!(await endRun(tx, run, { events: last, state, messageId: stored.id, usage })))
      throw new AppError("answer.interrupted");
    // The run was stopped before it wrote anything that could replace the earlier messages.
    if (answer.content === nothingWritten) await restoreReplaced(tx, run, run.userMessageId);
    await prepared.recordUsage(tx);
    return { message: stored, events: last };
  });
  execution.published.add(events);
  app.metrics.answers.inc({ outcome: answer.outcome ?? "stopped" });
  await app.notifications.publish(runTopic(run.id));
  return message;
}

/** What the answer took of the models, where it asked any. */
function describeUsage(prepared: PreparedAnswer): Pick<StoredAnswer["details"], "model_usage"> {
  const { requests, input_tokens, output_tokens, cost } = prepared.usage();
  return requests > 0 ? { model_usage: { input_tokens, output_tokens, cost } } : {};
}

/** Ends the run with the reason of its failure and returns the error for the caller. */
async function endFailed(execution: Execution, reason: unknown): Promise<AppError> {
  const { app, run, log, prepared } = execution;
  const error = toRunFailure(app, run, reason);
  if (reason === "lost") {
    // The process that ended the run has stored the reason, but not the usage.
    await prepared.recordUsage(app.db);
    return error;
  }
  const { code, message } = error;
  app.metrics.answers.inc({ outcome: code });
  const event: AnswerEvent = { type: "error", code, error: message, retry: isRetryable(error) };
  await log.finish();
  const events = log.rest([event]);
  const ended = await app.db.$transaction(async (tx) => {
    await prepared.recordUsage(tx);
    await restoreReplaced(tx, run, run.userMessageId);
    const usage = { ...prepared.usage() };
    return await endRun(tx, run, { events, state: "failed", errorCode: code, usage });
  });
  if (ended) execution.published.add(events);
  await app.notifications.publish(runTopic(run.id));
  return error;
}

function toRunFailure(app: ExecutionApp, run: Run, reason: unknown): AppError {
  // The question is stored: with these ids, the client can continue in the same conversation.
  const detail = { conversation_id: run.conversationId, run_id: run.id };
  if (reason === "lost" || reason === "interrupted") {
    return new AppError("answer.interrupted", { detail });
  }
  if (reason instanceof AppError) {
    const { code, message } = reason;
    return new AppError(code, { message, detail: reason.detail ?? detail, cause: reason });
  }
  app.log.error({ err: reason, run: run.id }, "answer failed");
  const { code } = toAppError(reason);
  return new AppError(code, { detail, cause: reason });
}
