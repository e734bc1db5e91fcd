import { type AnswerEvent, nothingWritten } from "@footnote/contracts/chat/answer-stream";
import type { Message } from "@footnote/contracts/chat/chat";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import {
  type Answerer,
  type Asked,
  type CitedText,
  nearestOffered,
} from "../citations/answer.rules.ts";
import { insertAnswer, type StoredAnswer } from "./conversations.repo.ts";
import { codeOfFailure, isWorthRetrying } from "../agent/failures.rules.ts";
import { RunEnd, withRunLease } from "./lease.service.ts";
import type { Meter } from "../agent/token-budget.service.ts";
import { recordSpending } from "../agent/usage-recording.service.ts";
import { openReport } from "./report.service.ts";
import { openRunLog, type RunLog, runTopic } from "./run-log.service.ts";
import { restoreReplaced } from "./replaced-messages.repo.ts";
import { endRun, findRun, type Run } from "./runs.repo.ts";
import type { ToldEvents } from "./published-events.rules.ts";

type MakingApp = TenantApp<"db" | "notifications" | "log" | "config" | "metrics">;

/** An answer to be made. */
export type Work = {
  readonly run: Run;
  readonly asked: Asked;
  readonly answerer: Answerer;
  readonly meter: Meter;
  /** Gets every event once it is stored. */
  readonly told: ToldEvents;
  /** Called when passages are shown. */
  readonly shown: () => void;
};

type Making = Work & { readonly app: MakingApp; readonly log: RunLog };

/**
 * Makes the answer of a run and stores it. Ends the run in any case: with the answer, with what was written of it when it
 * was stopped, or with the reason of its failure.
 * @throws AppError that reason
 */
export function makeAnswer(
  app: MakingApp,
  work: Work,
  controller: AbortController,
): Promise<Message> {
  return withRunLease(app, work.run, {
    controller,
    work: () => makeLeased(app, work, controller),
  });
}

async function makeLeased(
  app: MakingApp,
  work: Work,
  controller: AbortController,
): Promise<Message> {
  const log = openRunLog(app, work, (reason) => {
    app.log.warn({ err: reason, run: work.run.id }, "events of an answer are lost");
    controller.abort(new RunEnd("lost"));
  });
  const making: Making = { ...work, app, log };
  const late = AbortSignal.timeout(app.config.answers.timeoutMs);
  const signal = AbortSignal.any([controller.signal, late]);
  try {
    const answer = await work.answerer(work.asked, openReport(log, work), signal);
    const { content, citations, outcome, model, ...details } = answer;
    const kept = { ...details, claims: [...details.claims], nearest: [...details.nearest] };
    const stored = { content, citations, outcome, model };
    return await endWith(making, {
      ...stored,
      details: { ...kept, steps: log.steps(), stopped: false, run_id: work.run.id },
    });
  } catch (error) {
    // Deleted meanwhile, with its conversation, account or organization: there is nothing left to end.
    if (!(await findRun(app.db, work.run.owner, work.run.id))) {
      await recordSpending(app.db, work.run.owner, work.meter);
      throw new AppError("conversation.not_found", { cause: error });
    }
    if (RunEnd.of(controller.signal) === "stopped") return await endStopped(making);
    throw await endFailed(making, RunEnd.of(controller.signal) ?? error);
  } finally {
    work.told.end();
  }
}

/** Keeps what is written of an answer that was stopped. */
async function endStopped(making: Making): Promise<Message> {
  const shown: CitedText = making.log.shown();
  const content = shown.content.trim() || nothingWritten;
  // What failed because of the stop has not failed by itself.
  const steps = making.log.steps().filter(({ state }) => state === "finished");
  // Where not a word was written, what was found remains.
  const nearest = content === nothingWritten ? making.log.evidence().slice(0, nearestOffered) : [];
  const details = { claims: [], missing: null, nearest, steps, stopped: true };
  return await endWith(making, {
    content,
    citations: shown.citations,
    outcome: null,
    model: null,
    details: { ...details, run_id: making.run.id },
  });
}

/** Stores the answer, its last events and the end of the run together. */
async function endWith(making: Making, answer: StoredAnswer): Promise<Message> {
  const { app, run, log } = making;
  const { claims, missing, stopped } = answer.details;
  await log.finish();
  const { message, events } = await app.db.$transaction(async (tx) => {
    const stored = await insertAnswer(tx, run, answer);
    const text = { content: answer.content, citations: [...answer.citations], claims };
    const last = log.rest([
      { type: "citations", ...text },
      { type: "done", outcome: answer.outcome, missing, stopped, message: stored },
    ]);
    const state = stopped ? "stopped" : "done";
    const usage = { ...making.meter.spent() };
    if (!(await endRun(tx, run, { events: last, state, messageId: stored.id, usage })))
      throw new AppError("answer.interrupted");
    // Stopped before there was anything to take their place.
    if (answer.content === nothingWritten) await restoreReplaced(tx, run, run.userMessageId);
    await recordSpending(tx, run.owner, making.meter);
    return { message: stored, events: last };
  });
  making.told.add(events);
  app.metrics.answers.inc({ outcome: answer.outcome ?? "stopped" });
  await app.notifications.publish(runTopic(run.id));
  return message;
}

/** Ends the run with the reason and returns what to tell the caller of it. */
async function endFailed(making: Making, error: unknown): Promise<unknown> {
  const { app, run, log, meter } = making;
  const told = explain(app, run, error);
  if (error === "lost") {
    // Whoever ended the run has said why, but not what it took.
    await recordSpending(app.db, run.owner, meter);
    return told;
  }
  const { code, message } = told;
  app.metrics.answers.inc({ outcome: code });
  const retry = isWorthRetrying(code, told.status);
  const event: AnswerEvent = { type: "error", code, error: message, retry };
  await log.finish();
  const events = log.rest([event]);
  const won = await app.db.$transaction(async (tx) => {
    await recordSpending(tx, run.owner, meter);
    await restoreReplaced(tx, run, run.userMessageId);
    const usage = { ...meter.spent() };
    return await endRun(tx, run, { events, state: "failed", errorCode: code, usage });
  });
  if (won) making.told.add(events);
  await app.notifications.publish(runTopic(run.id));
  return told;
}

function explain(app: MakingApp, run: Run, error: unknown): AppError {
  // The question is stored: with the id, the client can go on in the same conversation.
  const detail = { conversation_id: run.conversationId, run_id: run.id };
  if (error === "lost" || error === "interrupted") {
    return new AppError("answer.interrupted", { detail });
  }
  if (error instanceof AppError) return error;
  const code = codeOfFailure(error);
  if (code !== undefined) {
    app.log.warn({ err: error }, "a question could not be answered");
    return new AppError(code, { detail, cause: error });
  }
  app.log.error({ err: error, run: run.id }, "an answer failed");
  return new AppError("server.failed", { detail, cause: error });
}
