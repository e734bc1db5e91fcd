import type { Conversation, Message, ToolId } from "@footnote/contracts/chat";
import type { Member } from "../../http/caller.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { ModelFailed } from "../../platform/models/models.ts";
import { requireSearchScope } from "../folders/folders.service.ts";
import { countRequest } from "../usage/usage.service.ts";
import { search } from "../retrieval/retrieval.service.ts";
import type { Answer, Answerer, Turn } from "./answer.rules.ts";
import {
  countTerms,
  findConversation,
  type HeldTurn,
  holdConversation,
  insertAnswer,
  insertConversation,
  insertQuestion,
  releaseConversation,
  selectConversations,
  selectMessages,
  selectTurns,
} from "./conversations.repo.ts";
import { openExtractiveAnswerer } from "./extractive-answerer.service.ts";
import { openModelAnswerer } from "./model-answerer.service.ts";
import { shorten } from "./sentences.rules.ts";

export type Question = {
  readonly text: string;
  /** The conversation to go on with; a new one is begun without. */
  readonly conversationId: string | null;
  readonly tools: readonly ToolId[];
  /** Groups of folders: what every group reaches is searched; no group means all of the organization. */
  readonly folders: readonly (readonly string[])[];
};

type ChatApp = Has<"db" | "models" | "log">;

const nameLength = 60;
const passagesPerSearch = 10;
const historyLimit = 20;
const conversationsLimit = 100;
/** How long an answer may take. A crash in the middle keeps its conversation busy that much longer at most. */
const turnMs = 180_000;

/**
 * Asks a question and stores both it and its answer. The question stays when answering fails.
 * @throws AppError tool.unavailable, folder.not_found, conversation.not_found, conversation.busy, model.failed,
 * license.monthly_limit_reached
 */
export async function ask(
  app: ChatApp,
  member: Member,
  question: Question,
): Promise<{ conversation_id: string; messages: Message[] }> {
  if (question.tools.includes("web_search")) {
    const message =
      "Web Search is not set up on this server. Choose Search Docs to ask your documents.";
    throw new AppError("tool.unavailable", { message, detail: { tool: "web_search" } });
  }
  const scope = await requireSearchScope(app, member, question.folders);
  const { turn, history } = await beginTurn(app, member, question);
  const answerer = chooseAnswerer(app, member);
  const signal = AbortSignal.timeout(turnMs);
  try {
    const answer = await answerer(
      {
        question: question.text,
        history,
        search: (text) => search(app, scope, { text, limit: passagesPerSearch }),
      },
      signal,
    );
    const message = await endTurn(app, turn, answer);
    return { conversation_id: turn.conversationId, messages: [message] };
  } catch (error) {
    await releaseConversation(app.db, turn);
    throw explainFailure(app, turn, error);
  }
}

function chooseAnswerer(app: ChatApp, member: Member): Answerer {
  if (app.models.chat) return openModelAnswerer(app.models.chat);
  return openExtractiveAnswerer((terms) => countTerms(app.db, member.organizationId, terms));
}

/** Holds the conversation and stores the question. */
async function beginTurn(
  app: ChatApp,
  owner: Member,
  { text, conversationId }: Question,
): Promise<{ turn: HeldTurn; history: Turn[] }> {
  const now = new Date();
  const busyUntil = new Date(now.getTime() + turnMs);
  return await app.db.$transaction(async (tx) => {
    await countRequest(tx, owner);
    if (conversationId === null) {
      const name = shorten(text.replace(/\s+/g, " "), nameLength);
      const created = await insertConversation(tx, owner, { name, busyUntil });
      const turn = { owner, conversationId: created, busyUntil };
      await insertQuestion(tx, turn, text);
      return { turn, history: [] };
    }
    const turn = { owner, conversationId, busyUntil };
    if (!(await holdConversation(tx, turn, now))) {
      const exists = await findConversation(tx, owner, conversationId);
      throw new AppError(exists ? "conversation.busy" : "conversation.not_found");
    }
    const history = await selectTurns(tx, owner, { conversationId, limit: historyLimit });
    await insertQuestion(tx, turn, text);
    return { turn, history };
  });
}

/** Frees the conversation and stores the answer, unless the turn has lost its hold. */
async function endTurn(app: ChatApp, turn: HeldTurn, answer: Answer): Promise<Message> {
  return await app.db.$transaction(async (tx) => {
    if (await releaseConversation(tx, turn)) return await insertAnswer(tx, turn, answer);
    const exists = await findConversation(tx, turn.owner, turn.conversationId);
    throw new AppError(exists ? "conversation.busy" : "conversation.not_found");
  });
}

function explainFailure(app: ChatApp, turn: HeldTurn, error: unknown): unknown {
  const timedOut = error instanceof DOMException && error.name === "TimeoutError";
  if (!(error instanceof ModelFailed) && !timedOut) return error;
  app.log.warn({ err: error }, "a question could not be answered");
  // The question is stored: with the id, the client can go on in the same conversation.
  const detail = { conversation_id: turn.conversationId };
  return new AppError("model.failed", { detail, cause: error });
}

/** The caller's conversations, the latest first. */
export function listConversations(app: Has<"db">, member: Member): Promise<Conversation[]> {
  return selectConversations(app.db, member, conversationsLimit);
}

/** @throws AppError conversation.not_found for one that is not there or not the caller's */
export async function readConversation(
  app: Has<"db">,
  member: Member,
  id: string,
): Promise<{ conversation_id: string; name: string | null; messages: Message[]; run: null }> {
  const found = await findConversation(app.db, member, id);
  if (!found) throw new AppError("conversation.not_found");
  const messages = await selectMessages(app.db, member, id);
  return { conversation_id: found.id, name: found.name, messages, run: null };
}
