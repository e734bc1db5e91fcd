import type { NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import { answerEvents } from "@footnote/contracts/chat/answer-stream";
import { agentMessage } from "@footnote/contracts/chat/chat";
import type { BodyFor } from "@footnote/contracts/endpoint";
import { ApiError, hasCode, createNetworkError } from "../../../shared/http/api-error.ts";
import { buildHeaders, parseReply, buildUrl } from "../../../shared/http/call.ts";
import { fetchCsrfToken, getCsrfToken } from "../../../shared/http/csrf.ts";
import { readEvents } from "./event-stream.ts";
import type { SentMessage } from "../thread/transcript.ts";

export type AgentBody = BodyFor<typeof agentMessage>;
export type AgentResults = { conversation_id?: string; messages: readonly SentMessage[] };

/** What came back: the events of a run, still arriving, or the whole result of a server that does not stream. */
export type Asked =
  | { kind: "events"; events: AsyncIterable<NumberedEvent> }
  | { kind: "results"; results: AgentResults | undefined };

const eventType = "text/event-stream";

/** Asks a question, preferring an answer that streams. Throws ApiError. */
export async function askAgent(body: AgentBody): Promise<Asked> {
  try {
    return await post(body, getCsrfToken);
  } catch (error) {
    // The cookie outlived the server's secret: one fresh token, one more try.
    if (!hasCode(error, "csrf.invalid")) throw error;
    return await post(body, fetchCsrfToken);
  }
}

async function post(body: AgentBody, csrf: () => Promise<string>): Promise<Asked> {
  const headers = await buildHeaders(agentMessage, csrf);
  headers.set("Accept", `${eventType}, application/json`);
  headers.set("Content-Type", "application/json");
  const response = await fetch(buildUrl(agentMessage, {}), {
    method: "POST",
    credentials: "include",
    headers,
    body: JSON.stringify(body),
  }).catch(() => {
    throw createNetworkError();
  });
  if (isEvents(response)) return { kind: "events", events: readEvents(response) };
  const reply = parseReply(response.status, await response.text());
  return { kind: "results", results: (reply as { results?: AgentResults } | undefined)?.results };
}

/** The events of a run after one of them, and those still to come. Throws ApiError. */
export async function readRun(runId: string, after: number): Promise<AsyncIterable<NumberedEvent>> {
  const headers = await buildHeaders(answerEvents, getCsrfToken);
  headers.set("Accept", eventType);
  const url = buildUrl(answerEvents, { params: { id: runId }, query: { after } });
  const response = await fetch(url, { credentials: "include", headers }).catch(() => {
    throw createNetworkError();
  });
  if (isEvents(response)) return readEvents(response);
  parseReply(response.status, await response.text());
  throw new ApiError("", { status: response.status, code: "reply.unreadable", detail: null });
}

function isEvents(response: Response): boolean {
  const type = response.headers.get("content-type") ?? "";
  return response.ok && type.startsWith(eventType);
}
