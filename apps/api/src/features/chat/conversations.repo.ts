import {
  type Citation,
  citation,
  type Conversation,
  type Message,
  outcome,
} from "@footnote/contracts/chat";
import { type Feedback, feedback } from "@footnote/contracts/feedback";
import { z } from "zod";
import type { Sql } from "../../platform/database/database.ts";
import type { Answer, Turn } from "./answer.rules.ts";
import type { TermCounts } from "./extraction.rules.ts";

/** Whose conversations: they are private to their user. */
export type Owner = { readonly organizationId: string; readonly userPk: number };

/** A conversation held for one turn, until `busyUntil` at the latest. */
export type HeldTurn = {
  readonly owner: Owner;
  readonly conversationId: string;
  readonly busyUntil: Date;
};

const ownerOf = ({ organizationId, userPk }: Owner) => ({ organizationId, userPk });

export async function insertConversation(
  sql: Sql,
  owner: Owner,
  conversation: { name: string; busyUntil: Date },
): Promise<string> {
  const data = { ...ownerOf(owner), ...conversation };
  return (await sql.conversation.create({ data, select: { id: true } })).id;
}

export async function findConversation(sql: Sql, owner: Owner, id: string) {
  const where = { id, ...ownerOf(owner) };
  const row = await sql.conversation.findFirst({ where, select: { id: true, name: true } });
  return row ?? undefined;
}

/** Holds a conversation for a turn unless another turn holds it. Says whether it won. */
export async function holdConversation(sql: Sql, turn: HeldTurn, now: Date): Promise<boolean> {
  const { count } = await sql.conversation.updateMany({
    where: {
      id: turn.conversationId,
      ...ownerOf(turn.owner),
      OR: [{ busyUntil: null }, { busyUntil: { lt: now } }],
    },
    data: { busyUntil: turn.busyUntil },
  });
  return count === 1;
}

/** Frees a conversation that this turn still holds, and says whether it did. */
export async function releaseConversation(sql: Sql, turn: HeldTurn): Promise<boolean> {
  const { count } = await sql.conversation.updateMany({
    where: { id: turn.conversationId, ...ownerOf(turn.owner), busyUntil: turn.busyUntil },
    data: { busyUntil: null, updatedAt: new Date() },
  });
  return count === 1;
}

export async function insertQuestion(sql: Sql, turn: HeldTurn, content: string): Promise<void> {
  const { conversationId, owner } = turn;
  const { organizationId } = owner;
  await sql.message.create({ data: { organizationId, conversationId, role: "user", content } });
}

/** Stores an answer with its citations in the same row and returns it as it is sent. */
export async function insertAnswer(sql: Sql, turn: HeldTurn, answer: Answer): Promise<Message> {
  const { conversationId, owner } = turn;
  const { organizationId } = owner;
  const row = await sql.message.create({
    data: { organizationId, conversationId, role: "assistant", ...answer },
  });
  return toMessage(row);
}

/** All messages of a conversation, oldest first. */
export async function selectMessages(
  sql: Sql,
  owner: Owner,
  conversationId: string,
): Promise<Message[]> {
  const rows = await sql.message.findMany({
    where: { conversationId, organizationId: owner.organizationId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(toMessage);
}

/** The last messages of a conversation, oldest first. */
export async function selectTurns(
  sql: Sql,
  owner: Owner,
  { conversationId, limit }: { conversationId: string; limit: number },
): Promise<Turn[]> {
  const rows = await sql.message.findMany({
    where: { conversationId, organizationId: owner.organizationId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { role: true, content: true },
    take: limit,
  });
  return rows.toReversed();
}

/** Conversations with the latest message first. */
export async function selectConversations(
  sql: Sql,
  owner: Owner,
  limit: number,
): Promise<Conversation[]> {
  const rows = await sql.conversation.findMany({
    where: ownerOf(owner),
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  return rows.map((row) => ({
    conversation_id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
  }));
}

/** In how many passages of an organization the terms stand. The term "" counts the passages themselves. */
export async function countTerms(
  sql: Sql,
  organizationId: string,
  terms: readonly string[],
): Promise<TermCounts> {
  const where = { organizationId, term: { in: ["", ...terms] } };
  const rows = await sql.termStat.findMany({ where, select: { term: true, chunks: true } });
  const of = new Map(rows.map(({ term, chunks }) => [term, chunks]));
  return { total: of.get("") ?? 0, of };
}

type MessageRow = {
  id: string;
  role: "user" | "assistant";
  content: string;
  citations: unknown;
  outcome: string | null;
  model: string | null;
  rating: string | null;
  ratingReason: string | null;
  ratingComment: string | null;
  createdAt: Date;
};

const storedCitations = z.array(citation);

function toMessage(row: MessageRow): Message {
  const citations = storedCitations.parse(row.citations);
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    sources: citations.map(toSource),
    metadata: {
      citations,
      outcome: outcome.nullable().parse(row.outcome),
      model: row.model,
      claims: [],
      missing: null,
      nearest: [],
      stopped: false,
      run_id: null,
      feedback: feedbackOf(row),
    },
    created_at: row.createdAt.toISOString(),
  };
}

function feedbackOf({ rating, ratingReason, ratingComment }: MessageRow): Feedback | null {
  if (rating === null) return null;
  return feedback.parse({ rating, reason: ratingReason, comment: ratingComment });
}

function toSource({ id, payload }: Citation): Message["sources"][number] {
  const { text, document_id, metadata } = payload;
  return { id, doc_id: document_id, filename: metadata.filename, chunk: text };
}
