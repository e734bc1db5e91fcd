import { setTimeout } from "node:timers/promises";
import { randomUUIDv7 } from "node:crypto";
import type { Message } from "@footnote/contracts/chat/chat";
import type { Member } from "../../context/caller.ts";
import { type AnswerPlace, takeAnswerPlace } from "../../platform/answer-places.ts";
import type { Has } from "../../platform/app.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { AppError } from "../../platform/errors.ts";
import type { AgentApp, PrepareAnswer } from "../agent/prepared-answer.rules.ts";
import type { Turn } from "../citations/answer.rules.ts";
import { shorten } from "../citations/sentences.rules.ts";
import {
  insertConversation,
  lockConversation,
  measureMessages,
  type Place,
  selectTurns,
  touchConversation,
} from "./conversations.repo.ts";
import { interrupted } from "./follow.service.ts";
import { RunEnd } from "./lease.service.ts";
import { PublishedEvents } from "./published-events.rules.ts";
import { describeNarrowing, type Question } from "./question.rules.ts";
import { replaceFrom } from "./replaced-messages.repo.ts";
import { executeRun } from "./run-execution.service.ts";
import { endExpiredRuns, firstEvent, hasRunning, insertRun, type Run } from "./runs.repo.ts";

type ChatApp = AgentApp & Has<"notifications">;

/** A run that has started. `ended` resolves with the stored answer, or rejects with the reason of the failure. */
export type StartedRun = { readonly run: Run; readonly ended: Promise<Message> };

/** The runs that this process executes. They continue without followers. */
export type AnswerRuns = {
  /**
   * Stores a question and starts to answer it. The question stays stored if answering fails.
   * @throws AppError tool.unavailable, folder.not_found, conversation.not_found, conversation.busy, conversation.too_long, message.not_found,
   * license.monthly_limit_reached, request.too_many when answers for the caller's address have cost too much or too many of the
   * organization wait
   */
  start(app: ChatApp, member: Member, question: Question): Promise<StartedRun>;
  /** Returns the events of a run that this process executes. The caller checks first whether the user may read them. */
  publishedEvents(runId: string): PublishedEvents | undefined;
  /** Ends all runs as interrupted, because the process ends. */
  close(): Promise<void>;
};

const nameLength = 60;
const historyLimit = 20;
/** Some hundred answers with their citations. A conversation is read as a whole, again with each visit. */
const longest = { messages: 4_000, bytes: 4_000_000 };
const closeWithinMs = 8_000;

export function openAnswerRuns(prepareAnswer: PrepareAnswer): AnswerRuns {
  const controllers = new Map<Promise<unknown>, AbortController>();
  const publishing = new Map<string, PublishedEvents>();
  let isClosing = false;

  async function start(
    app: ChatApp,
    member: Member,
    { question, place }: { question: Question; place: AnswerPlace },
  ): Promise<StartedRun> {
    const { prepared, run, history } = await app.db.$transaction(async (tx) => {
      const prepared = await prepareAnswer(app, tx, member, question);
      return { prepared, ...(await startTurn(tx, member, question)) };
    });
    const controller = new AbortController();
    const published = new PublishedEvents(firstEvent(run));
    const asked = { text: question.text, history };
    const narrowing = describeNarrowing(question);
    const { onEvidence } = place;
    const work = { run, question: asked, prepared, narrowing, published, onEvidence };
    const ended = executeRun(app, work, controller);
    controllers.set(ended, controller);
    if (isClosing) controller.abort(new RunEnd("interrupted"));
    publishing.set(run.id, published);
    const forget = () => {
      controllers.delete(ended);
      publishing.delete(run.id);
      place.leave();
    };
    ended.then(forget, forget); // a client that follows events never awaits it
    return { run, ended };
  }

  return {
    async start(app, member, question) {
      await app.modelAllowance.require(member.from.address);
      const place = await takeAnswerPlace(app, member.organizationId);
      try {
        // It has waited until the process ends: another one will answer.
        if (isClosing) throw new AppError("server.busy", { detail: { retry_after_seconds: 1 } });
        return await start(app, member, { question, place });
      } catch (error) {
        place.leave();
        throw error;
      }
    },
    publishedEvents: (runId) => publishing.get(runId),
    async close() {
      isClosing = true;
      for (const controller of controllers.values()) controller.abort(new RunEnd("interrupted"));
      // The sweeper of another process ends what does not end in time.
      await Promise.race([
        Promise.allSettled(controllers.keys()),
        setTimeout(closeWithinMs, undefined, { ref: false }),
      ]);
    },
  };
}

/** Stores the question and the run that is to answer it. */
async function startTurn(
  tx: TenantSql,
  owner: Member,
  question: Question,
): Promise<{ run: Run; history: Turn[] }> {
  const known = question.conversationId;
  if (known !== null) await requireFree(tx, owner, known);
  const name = shorten(question.text.replace(/\s+/g, " "), nameLength);
  const conversationId = known ?? (await insertConversation(tx, owner, name));
  const place = { owner, conversationId };
  const userMessageId = randomUUIDv7();
  if (question.replaces !== null) {
    const replaced = { messageId: question.replaces, by: userMessageId };
    if (!(await replaceFrom(tx, place, replaced))) throw new AppError("message.not_found");
  }
  if (known) await requireRoomFor(tx, place);
  const history = known ? await selectTurns(tx, owner, { ...place, limit: historyLimit }) : [];
  if (known) await touchConversation(tx, place);
  const stored = { id: userMessageId, content: question.text };
  return { run: await insertRun(tx, place, stored), history };
}

/** @throws AppError conversation.too_long */
async function requireRoomFor(tx: TenantSql, place: Place): Promise<void> {
  const { messages, bytes } = await measureMessages(tx, place);
  if (messages > longest.messages || bytes > longest.bytes) {
    throw new AppError("conversation.too_long");
  }
}

/** @throws AppError conversation.not_found, or conversation.busy while an answer to it is being made */
export async function requireFree(
  tx: TenantSql,
  owner: Member,
  conversationId: string,
): Promise<void> {
  if (!(await lockConversation(tx, owner, conversationId))) {
    throw new AppError("conversation.not_found");
  }
  await endExpiredRuns(tx, interrupted, { conversationId });
  if (await hasRunning(tx, conversationId)) throw new AppError("conversation.busy");
}
