import type { NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import { answerEvents } from "@footnote/contracts/chat/answer-stream";
import { agentMessage } from "@footnote/contracts/chat/chat";
import type { BodyFor } from "@footnote/contracts/endpoint";
import { ApiError } from "../../../shared/http/api-error.ts";
import { parseReply, send } from "../../../shared/http/call.ts";
import { withCsrfRetry } from "../../../shared/http/csrf.ts";
import { readEvents } from "./event-stream.ts";
import type { SentMessage } from "../thread/transcript.ts";

export type AgentBody = BodyFor<typeof agentMessage>;
export type AgentResults = { conversation_id?: string; messages: readonly SentMessage[] };

/** The events of a run as they arrive, or the complete result of a server that does not stream. */
export type Asked =
  | { kind: "events"; events: AsyncIterable<NumberedEvent> }
  | { kind: "results"; results: AgentResults | undefined };

const eventType = "text/event-stream";

/** Asks a question and streams the answer if the server can. Throws ApiError. */
export async function askAgent(body: AgentBody): Promise<Asked> {
  return withCsrfRetry(async (getToken) => {
    const accept = `${eventType}, application/json`;
    const response = await send(agentMessage, { body }, { getToken, accept });
    if (isEventStream(response)) return { kind: "events", events: readEvents(response) };
    const reply = parseReply(response.status, await response.text());
    return { kind: "results", results: (reply as { results?: AgentResults } | undefined)?.results };
  });
}

/** Reads the events of a run after a given one, including future ones. Throws ApiError. */
export async function readRun(runId: string, after: number): Promise<AsyncIterable<NumberedEvent>> {
  const input = { params: { id: runId }, query: { after } };
  const response = await send(answerEvents, input, { accept: eventType });
  if (isEventStream(response)) return readEvents(response);
  parseReply(response.status, await response.text());
  throw new ApiError("", { status: response.status, code: "reply.unreadable", detail: null });
}

function isEventStream(response: Response): boolean {
  const type = response.headers.get("content-type") ?? "";
  return response.ok && type.startsWith(eventType);
}
