import type { IncomingMessage, ServerResponse } from "node:http";
import { randomUUID } from "node:crypto";
import { json } from "node:stream/consumers";
import type { ChatModels, ChatReply, ChatRequest } from "./chat-models.ts";

type Asked = ChatRequest & { stream?: boolean; stream_options?: { include_usage?: boolean } };

/**
 * Answers POST /v1/chat/completions, whole or as a stream of events. A failure after the first byte ends the stream with an
 * error as its last event. @throws as `complete` before the first byte
 */
export async function serveChat(
  chat: ChatModels,
  {
    request,
    response,
    signal,
  }: { request: IncomingMessage; response: ServerResponse; signal: AbortSignal },
): Promise<void> {
  const { stream, stream_options: options, ...asked } = (await json(request)) as Asked;
  const model = asked.model.replace(/^local:/, "");
  const head = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model };
  if (!stream) {
    const reply = await chat.complete({ ...asked, model }, signal, () => {});
    const body = {
      ...head,
      object: "chat.completion",
      choices: [toChoice(reply)],
      usage: reply.usage,
    };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    return;
  }
  const send = (rest: object) => {
    if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
    const chunk = { ...head, object: "chat.completion.chunk", ...rest };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const sendDelta = (delta: object, finish: string | null = null) =>
    send({ choices: [{ index: 0, delta, finish_reason: finish }] });
  const reply = await chat.complete({ ...asked, model }, signal, (text) =>
    sendDelta({ content: text }),
  );
  if (reply.calls.length > 0) {
    sendDelta({ tool_calls: toCalls(reply).map((call, index) => ({ ...call, index })) });
  }
  sendDelta({}, reply.finish);
  if (options?.include_usage) send({ choices: [], usage: reply.usage });
  response.end("data: [DONE]\n\n");
}

function toChoice(reply: ChatReply) {
  const calls = toCalls(reply);
  const message = {
    role: "assistant",
    content: reply.content,
    ...(calls.length > 0 && { tool_calls: calls }),
  };
  return { index: 0, message, finish_reason: reply.finish };
}

function toCalls({ calls }: ChatReply) {
  return calls.map((call) => ({ id: `call_${randomUUID()}`, type: "function", function: call }));
}
