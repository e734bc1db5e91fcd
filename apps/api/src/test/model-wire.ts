import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer, json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { z } from "zod";

/** What a provider was asked, as it stood on the wire. */
export type ModelRequest = {
  path: string;
  authorization: string | undefined;
  /** Milliseconds since the epoch. */
  at: number;
  body: z.infer<typeof requestBody>;
  /** The recording to be transcribed. */
  file: File | undefined;
  /** Settles when the caller hangs up before it has the whole reply. */
  hungUp: Promise<void>;
};

/**
 * One reply: a status with a JSON body, a completion written piece by piece, none at all while the caller waits, or a
 * connection that is reset.
 */
export type ModelReply =
  | { status: number; headers?: Record<string, string>; body: unknown }
  | { pieces: AsyncIterable<string> | Iterable<string>; ends?: StreamEnd }
  | { hang: true }
  | { reset: true };

/** How a written completion ends: with a provider's word for it, or by breaking off in one way or another. */
export type StreamEnd =
  | "stop"
  | "length"
  | "content_filter"
  | "unfinished"
  | "hung up"
  | "error chunk";

const requestBody = z.object({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.string().nullish() })).default([]),
  tools: z.array(z.unknown()).default([]),
  tool_choice: z.unknown().optional(),
  temperature: z.number().optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  input: z.array(z.string()).default([]),
  query: z.string().default(""),
  documents: z.array(z.string()).default([]),
  response_format: z.string().optional(),
  stream: z.boolean().default(false),
});

export async function readRequest(
  incoming: IncomingMessage,
): Promise<Omit<ModelRequest, "hungUp">> {
  const { body, file } = await readBody(incoming);
  return {
    path: incoming.url ?? "",
    authorization: incoming.headers.authorization,
    at: Date.now(),
    body: requestBody.parse(body),
    file,
  };
}

type Body = { body: unknown; file?: File };

async function readBody(incoming: IncomingMessage): Promise<Body> {
  const type = incoming.headers["content-type"] ?? "";
  return type.startsWith("multipart/") ? readForm(incoming, type) : { body: await json(incoming) };
}

async function readForm(incoming: IncomingMessage, type: string): Promise<Body> {
  const body: Record<string, string> = {};
  const files: Promise<File>[] = [];
  const form = new Busboy({ headers: { "content-type": type } });
  form.on("field", (name, value) => void (body[name] = value));
  form.on("file", (...[, stream, name, , part]) => {
    const read = async () => new File([new Uint8Array(await buffer(stream))], name, { type: part });
    files.push(read());
  });
  await pipeline(incoming, form);
  const [file] = await Promise.all(files);
  return { body, ...(file && { file }) };
}

export async function send(outgoing: ServerResponse, reply: ModelReply, streaming: boolean) {
  if ("hang" in reply) return;
  if ("reset" in reply) return void outgoing.destroy();
  if ("pieces" in reply) return await sendPieces(outgoing, reply);
  // A body of text is what some other program answers: it is sent as it is, asked for a stream or not.
  const whole = typeof reply.body === "string";
  if (streaming && reply.status === 200 && !whole) {
    return sendChunks(outgoing, reply.body as Completed);
  }
  outgoing.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
  outgoing.end(whole ? reply.body : JSON.stringify(reply.body));
}

type Completed = { choices: { message: { content: string | null; tool_calls?: object[] } }[] };

/** A whole completion as a stream: its text in two pieces, then its calls, each in two as well. */
function sendChunks(outgoing: ServerResponse, body: Completed): void {
  const message = body.choices[0]?.message;
  const text = message?.content ?? "";
  const middle = Math.ceil(text.length / 2);
  openStream(outgoing);
  for (const piece of [text.slice(0, middle), text.slice(middle)]) {
    if (piece) writeChunk(outgoing, { delta: { content: piece } });
  }
  for (const [index, call] of (message?.tool_calls ?? []).entries()) {
    const { function: called, ...rest } = call as { function: { name: string; arguments: string } };
    const begun = { ...rest, index, function: { name: called.name, arguments: "" } };
    writeChunk(outgoing, { delta: { tool_calls: [begun] } });
    const later = { index, function: { arguments: called.arguments } };
    writeChunk(outgoing, { delta: { tool_calls: [later] } });
  }
  closeStream(outgoing);
}

async function sendPieces(
  outgoing: ServerResponse,
  reply: { pieces: AsyncIterable<string> | Iterable<string>; ends?: StreamEnd },
): Promise<void> {
  openStream(outgoing);
  outgoing.flushHeaders();
  for await (const piece of reply.pieces) writeChunk(outgoing, { delta: { content: piece } });
  const { ends = "stop" } = reply;
  if (ends === "unfinished") outgoing.end();
  else if (ends === "hung up") outgoing.write(": bye\n\n", () => outgoing.destroy());
  else if (ends === "error chunk") {
    outgoing.end(`data: ${JSON.stringify({ error: { message: "The server is overloaded" } })}\n\n`);
  } else closeStream(outgoing, ends);
}

function openStream(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { "content-type": "text/event-stream" });
}

function writeChunk(outgoing: ServerResponse, choice: object): void {
  const chunk = { id: "emulated", object: "chat.completion.chunk", choices: [choice] };
  outgoing.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

function closeStream(outgoing: ServerResponse, finish = "stop"): void {
  writeChunk(outgoing, { delta: {}, finish_reason: finish });
  outgoing.end("data: [DONE]\n\n");
}
