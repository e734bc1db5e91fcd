import { randomUUIDv7 } from "node:crypto";
import type { Message } from "@footnote/contracts/chat/chat";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { requireSearchScope } from "../folders/folders.service.ts";
import { countRequest } from "../usage/usage.service.ts";
import type { Turn } from "../citations/answer.rules.ts";
import { chooseAnswerer } from "../agent/agent.service.ts";
import {
  insertConversation,
  lockConversation,
  selectTurns,
  touchConversation,
} from "./conversations.repo.ts";
import { interrupted } from "./follow.service.ts";
import { RunEnd } from "./lease.service.ts";
import { makeAnswer } from "./run-execution.service.ts";
import { openMeter } from "../agent/token-budget.service.ts";
import type { Question } from "./question.rules.ts";
import { Places } from "./places.rules.ts";
import { replaceFrom } from "./replaced-messages.repo.ts";
import { endExpiredRuns, firstEvent, hasRunning, insertRun, type Run } from "./runs.repo.ts";
import { ToldEvents } from "./published-events.rules.ts";
import { shorten } from "../citations/sentences.rules.ts";
import { openTables } from "../table-answers/table-tool.service.ts";
import { openLibrary, openTools } from "../agent/tools.service.ts";

type ChatApp = TenantApp<"db" | "models" | "notifications" | "log" | "config" | "web" | "metrics">;

/** A run that has begun. `ended` settles when its answer is stored, or fails with the reason why there is none. */
export type Begun = { readonly run: Run; readonly ended: Promise<Message> };

/** The answers that this process makes. They go on whether or not somebody listens. */
export type AnswerRuns = {
  /**
   * Stores a question and begins to answer it. The question stays when answering fails.
   * @throws AppError tool.unavailable, folder.not_found, conversation.not_found, conversation.busy, message.not_found,
   * license.monthly_limit_reached
   */
  begin(app: ChatApp, member: Member, question: Question): Promise<Begun>;
  /** What is told of a run that this process makes. Whether somebody may read it is to be seen first. */
  told(runId: string): ToldEvents | undefined;
  /** Ends all of them, clearly, since the process ends. */
  close(): Promise<void>;
};

const nameLength = 60;
const historyLimit = 20;
/** Whose first search takes longer waits for somebody else: a model, the web. */
const placeKeptMs = 500;

export function openAnswerRuns({ config }: Has<"config">): AnswerRuns {
  const making = new Map<Promise<unknown>, AbortController>();
  const telling = new Map<string, ToldEvents>();
  const places = new Places(config.databasePoolSize);

  async function begin(
    app: ChatApp,
    member: Member,
    { question, leave }: { question: Question; leave: () => void },
  ): Promise<Begun> {
    const { scope, tools, run, history } = await app.db.$transaction(async (tx) => {
      const scope = await requireSearchScope(tx, member, question.folders);
      const tools = openTools(app, scope, question.tools);
      return { scope, tools, ...(await beginTurn(tx, member, question)) };
    });
    const controller = new AbortController();
    const meter = openMeter(app.config.answers.budget);
    const answerer = chooseAnswerer(app, member, meter);
    const asksDocuments = tools.some(({ id }) => id === "search_file_knowledge");
    const library = asksDocuments ? openLibrary(app, scope) : null;
    const tables = asksDocuments ? openTables(app, scope) : null;
    const asked = { question: question.text, history, tools, library, tables };
    const told = new ToldEvents(firstEvent(run));
    const work = { run, asked, answerer, meter, told, shown: leave };
    const ended = makeAnswer(app, work, controller);
    making.set(ended, controller);
    telling.set(run.id, told);
    const forget = () => {
      making.delete(ended);
      telling.delete(run.id);
      leave();
    };
    ended.then(forget, forget); // who begins with events never awaits it
    return { run, ended };
  }

  return {
    async begin(app, member, question) {
      const leave = await places.take(placeKeptMs);
      try {
        return await begin(app, member, { question, leave });
      } catch (error) {
        leave();
        throw error;
      }
    },
    told: (runId) => telling.get(runId),
    async close() {
      for (const controller of making.values()) controller.abort(new RunEnd("interrupted"));
      await Promise.allSettled(making.keys());
    },
  };
}

/** Stores the question and the run that is to answer it. */
async function beginTurn(
  tx: TenantSql,
  owner: Member,
  question: Question,
): Promise<{ run: Run; history: Turn[] }> {
  await countRequest(tx, owner);
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
  const history = known ? await selectTurns(tx, owner, { ...place, limit: historyLimit }) : [];
  if (known) await touchConversation(tx, place);
  const stored = { id: userMessageId, content: question.text };
  return { run: await insertRun(tx, place, stored), history };
}

/** @throws AppError conversation.not_found, or conversation.busy while an answer to it is being made */
async function requireFree(tx: TenantSql, owner: Member, conversationId: string): Promise<void> {
  if (!(await lockConversation(tx, owner, conversationId))) {
    throw new AppError("conversation.not_found");
  }
  await endExpiredRuns(tx, interrupted, { conversationId });
  if (await hasRunning(tx, conversationId)) throw new AppError("conversation.busy");
}
