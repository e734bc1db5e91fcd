import { randomUUIDv7 } from "node:crypto";
import {
  answerStep,
  answerUsage,
  type RecentConversation,
  type Message,
  message,
  outcome,
} from "@footnote/contracts/chat/chat";
import { type Citation, citation, claim } from "@footnote/contracts/chat/citations";
import { type Feedback, feedback } from "@footnote/contracts/chat/feedback";
import { z } from "zod";
import { mapGivingWay } from "../../platform/give-way.ts";
import { isDangling } from "../../platform/database/database.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { AppError } from "../../platform/errors.ts";
import type { Answer, Turn } from "../citations/answer.rules.ts";

/** The user of conversations, which are private. */
export type Owner = { readonly organizationId: string; readonly userPk: number };

/** A conversation of a user. */
export type Place = { readonly owner: Owner; readonly conversationId: string };

const ownerOf = ({ organizationId, userPk }: Owner) => ({ organizationId, userPk });

/** @throws AppError session.expired when the owner's account is deleted at this moment */
export async function insertConversation(
  sql: TenantSql,
  owner: Owner,
  name: string,
): Promise<string> {
  const id = randomUUIDv7();
  try {
    await sql.conversation.createMany({ data: { id, ...ownerOf(owner), name } });
  } catch (error) {
    throw isDangling(error) ? new AppError("session.expired", { cause: error }) : error;
  }
  return id;
}

export async function findConversation(sql: TenantSql, owner: Owner, id: string) {
  const where = { id, ...ownerOf(owner) };
  const row = await sql.conversation.findFirst({ where, select: { id: true, name: true } });
  return row ?? undefined;
}

/** Locks a conversation until the transaction ends, so that its turns start one after the other. */
export async function lockConversation(sql: TenantSql, owner: Owner, id: string): Promise<boolean> {
  const rows = await sql.$queryRaw<unknown[]>`
    select 1 from conversation
    where id = ${id}::uuid and organization_id = ${owner.organizationId}::uuid and user_pk = ${owner.userPk}::int
    for update`;
  return rows.length > 0;
}

/** Moves a conversation to the top of its owner's list, into which an archived one returns. */
export async function touchConversation(
  sql: TenantSql,
  { owner, conversationId }: Place,
): Promise<void> {
  await sql.$executeRaw`
    update conversation set updated_at = clock_timestamp(), archived_at = null
    where id = ${conversationId}::uuid and organization_id = ${owner.organizationId}::uuid and user_pk = ${owner.userPk}::int`;
}

/** An answer in the form that is stored. */
export type StoredAnswer = Pick<Answer, "content" | "citations" | "model"> & {
  readonly outcome: Answer["outcome"] | null;
  readonly details: Details;
};

/** Stores an answer with its citations in the same row and returns it as it is sent. */
export async function insertAnswer(
  sql: TenantSql,
  { owner, conversationId, userMessageId }: Place & { readonly userMessageId: string },
  answer: StoredAnswer,
): Promise<Message> {
  const { content, citations, outcome, model, details } = answer;
  const id = randomUUIDv7();
  // The database's clock, as for the question: it is the only one that all processes share.
  const [row] = await sql.$queryRaw<[{ createdAt: Date }]>`
    insert into message
      (id, organization_id, conversation_id, parent_id, role, content, citations, outcome, model, details, created_at)
    values (${id}::uuid, ${owner.organizationId}::uuid, ${conversationId}::uuid, ${userMessageId}::uuid, 'assistant', ${content},
      ${JSON.stringify(citations)}::jsonb, ${outcome}, ${model}, ${JSON.stringify(details)}::jsonb, clock_timestamp())
    returning created_at as "createdAt"`;
  const unrated = { rating: null, ratingReason: null, ratingComment: null };
  return toMessage({ id, role: "assistant", ...answer, ...unrated, ...row });
}

/** Selects the messages that are shown: those of the versions chosen last. */
export const activeMessages = ({ owner, conversationId }: Place) => ({
  conversationId,
  organizationId: owner.organizationId,
  replacedAt: null,
});
export const inOrder = [{ createdAt: "asc" as const }, { id: "asc" as const }];

/**
 * The number of messages of a conversation, replaced ones included, and the bytes that are read for showing it: of those that
 * are shown with their citations, and of the questions of the others.
 */
export async function measureMessages(
  sql: TenantSql,
  { owner, conversationId }: Place,
): Promise<{ messages: number; bytes: number }> {
  const [measured] = await sql.$queryRaw<[{ messages: number; bytes: number }]>`
    select count(*)::int as messages, coalesce(sum(case
      when replaced_at is null then octet_length(content) + octet_length(citations::text) + octet_length(details::text)
      when role = 'user' then octet_length(content) else 0 end), 0)::float8 as bytes
    from message
    where conversation_id = ${conversationId}::uuid and organization_id = ${owner.organizationId}::uuid`;
  return measured;
}

/** Messages that are read at a time, while others wait. */
const messagesAtOnce = 20;

/** All messages of a conversation, oldest first. */
export async function selectMessages(
  sql: TenantSql,
  owner: Owner,
  conversationId: string,
): Promise<Message[]> {
  const rows = await sql.message.findMany({
    where: activeMessages({ owner, conversationId }),
    orderBy: inOrder,
  });
  return mapGivingWay(rows, messagesAtOnce, toMessage);
}

/** The ids of all messages of a conversation, oldest first. */
export async function selectMessageIds(
  sql: TenantSql,
  owner: Owner,
  conversationId: string,
): Promise<string[]> {
  const rows = await sql.message.findMany({
    where: activeMessages({ owner, conversationId }),
    orderBy: inOrder,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The last messages of a conversation, oldest first. */
export async function selectTurns(
  sql: TenantSql,
  owner: Owner,
  { conversationId, limit }: { conversationId: string; limit: number },
): Promise<Turn[]> {
  const rows = await sql.message.findMany({
    where: activeMessages({ owner, conversationId }),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { role: true, content: true },
    take: limit,
  });
  return rows.toReversed();
}

/** Which conversations to list: the archived ones or the others, of one tag if it is given. */
export type ListFilter = { readonly archived: boolean; readonly tag?: string | undefined };

/** How many unpinned conversations are listed, and how many pinned ones. */
const listedMax = 100;

/** Conversations with the latest message first. Pinned ones are listed however old they are. */
export async function selectConversations(
  sql: TenantSql,
  owner: Owner,
  { archived, tag }: ListFilter,
): Promise<RecentConversation[]> {
  const where = {
    ...ownerOf(owner),
    archivedAt: archived ? { not: null } : null,
    ...(tag !== undefined && { tags: { has: tag } }),
  };
  const [pinned, others] = await Promise.all(
    [{ not: null }, null].map((pinnedAt) =>
      sql.conversation.findMany({
        where: { ...where, pinnedAt },
        orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
        take: listedMax,
      }),
    ),
  );
  return [...(pinned ?? []), ...(others ?? [])]
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .map((row) => ({ ...toArranged(row), updated_at: row.updatedAt.toISOString() }));
}

type ConversationRow = {
  id: string;
  name: string | null;
  createdAt: Date;
  pinnedAt: Date | null;
  archivedAt: Date | null;
  tags: string[];
};

export function toArranged({ id, name, createdAt, pinnedAt, archivedAt, tags }: ConversationRow) {
  return {
    conversation_id: id,
    name,
    created_at: createdAt.toISOString(),
    pinned: pinnedAt !== null,
    archived: archivedAt !== null,
    tags,
  };
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
  details: unknown;
  createdAt: Date;
};

const storedCitations = z.array(citation);
/** The stored details of a message. Older rows contain none. */
const storedDetails = z.object({
  claims: z.array(claim).default([]),
  missing: z.string().nullable().default(null),
  closest: z.boolean().optional(),
  narrowed: z.boolean().optional(),
  searched: message.shape.metadata.shape.searched,
  nearest: z.array(citation).default([]),
  stopped: z.boolean().default(false),
  steps: z.array(answerStep).default([]),
  run_id: z.string().nullable().default(null),
  model_usage: answerUsage.optional(),
});
type Details = z.infer<typeof storedDetails>;

export function toMessage(row: MessageRow): Message {
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
      feedback: feedbackOf(row),
      ...storedDetails.parse(row.details),
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
