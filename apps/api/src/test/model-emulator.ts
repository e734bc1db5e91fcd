import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
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

/** One reply: a status with a JSON body, a completion written piece by piece, or none at all while the caller waits. */
export type ModelReply =
  | { status: number; headers?: Record<string, string>; body: unknown }
  | { pieces: AsyncIterable<string> | Iterable<string>; ends?: StreamEnd }
  | { hang: true };

/** How a written completion ends: with a provider's word for it, or by breaking off in one way or another. */
type StreamEnd = "stop" | "length" | "content_filter" | "unfinished" | "hung up" | "error chunk";

/** How one request is answered: a reply, or a function that makes it from the request. */
export type ScriptedReply =
  | ModelReply
  | ((request: ModelRequest) => ModelReply | Promise<ModelReply>);

export type ModelEmulator = {
  baseUrl: string;
  /** Everything asked so far, in order of arrival. */
  requests: ModelRequest[];
  /** Answers the next chat requests, one each, in this order. */
  scriptChat(...replies: ScriptedReply[]): void;
  /** Answers the next embedding requests, one each, in this order. */
  scriptEmbeddings(...replies: ScriptedReply[]): void;
  /** Answers the next transcription requests, one each, in this order. */
  scriptTranscriptions(...replies: ScriptedReply[]): void;
  close(): Promise<void>;
};

const requestBody = z.object({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.string().nullish() })).default([]),
  tools: z.array(z.unknown()).default([]),
  tool_choice: z.unknown().optional(),
  temperature: z.number().optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  input: z.array(z.string()).default([]),
  response_format: z.string().optional(),
  stream: z.boolean().default(false),
});

/**
 * An OpenAI-compatible provider on a local port. Chat requests need a script; embeddings are answered with word
 * vectors unless scripted, so that texts which share words are near each other, and recordings with their size.
 */
export async function startModelEmulator(): Promise<ModelEmulator> {
  const requests: ModelRequest[] = [];
  const chat: ScriptedReply[] = [];
  const embeddings: ScriptedReply[] = [];
  const transcriptions: ScriptedReply[] = [];
  const answer = ({ path }: ModelRequest): ScriptedReply => {
    if (path.endsWith("/embeddings")) return embeddings.shift() ?? embedWords;
    if (path.endsWith("/audio/transcriptions")) return transcriptions.shift() ?? tellSize;
    return chat.shift() ?? failing(500, "The test has scripted no further reply");
  };
  const server = createServer((incoming, outgoing) => {
    const hungUp = new Promise<void>((resolve) => {
      outgoing.on("close", () => {
        if (!outgoing.writableEnded) resolve();
      });
    });
    void readRequest(incoming).then(async (read) => {
      const request = { ...read, hungUp };
      requests.push(request);
      const scripted = answer(request);
      const reply = typeof scripted === "function" ? await scripted(request) : scripted;
      return send(outgoing, reply, request.body.stream);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    scriptChat: (...replies) => void chat.push(...replies),
    scriptEmbeddings: (...replies) => void embeddings.push(...replies),
    scriptTranscriptions: (...replies) => void transcriptions.push(...replies),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A completion of plain text. */
export function saying(content: string): ModelReply {
  return completion({ role: "assistant", content });
}

/** A completion that is written piece by piece, which may break off. */
export function writing(
  pieces: AsyncIterable<string> | Iterable<string>,
  options: { ends?: StreamEnd } = {},
): ModelReply {
  return { pieces, ...options };
}

/** A completion that calls tools; `arguments` are sent as they are when they are text. */
export function calling(...calls: { name: string; arguments: unknown }[]): ModelReply {
  const toolCalls = calls.map((call, index) => ({
    id: `call_${index}`,
    type: "function",
    function: {
      name: call.name,
      arguments:
        typeof call.arguments === "string" ? call.arguments : JSON.stringify(call.arguments),
    },
  }));
  return completion({ role: "assistant", content: null, tool_calls: toolCalls });
}

export function failing(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): ModelReply {
  return { status, headers, body: { error: { message, type: "error", code: null, param: null } } };
}

export const hanging: ModelReply = { hang: true };

function completion(message: object): ModelReply {
  return {
    status: 200,
    body: {
      id: "emulated",
      object: "chat.completion",
      choices: [{ index: 0, finish_reason: "stop", message }],
    },
  };
}

/** A transcript as Whisper gives it: what is said from and to which second. */
export function hearing(...said: [from: number, to: number, text: string][]): ModelReply {
  const segments = said.map(([start, end, text], id) => ({ id, start, end, text: ` ${text}` }));
  const text = said.map((one) => one[2]).join(" ");
  return { status: 200, body: { task: "transcribe", language: "english", text, segments } };
}

/** One sentence that tells how many bytes were heard. */
export function tellSize({ file }: ModelRequest): ModelReply {
  return hearing([0, 1, `A recording of ${file?.size ?? 0} bytes.`]);
}

/** The vectors of the texts asked for, in reverse order to keep callers honest about the index. */
export function embedWords(request: ModelRequest): ModelReply {
  const data = request.body.input.map((text, index) => ({ index, embedding: wordVector(text) }));
  const tokens = request.body.input.reduce((sum, text) => sum + countWords(text), 0);
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  return { status: 200, body: { object: "list", data: data.toReversed(), usage } };
}

/** What the emulator takes for tokens. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Words hashed into 64 counts, as a unit vector. */
export function wordVector(text: string): number[] {
  const counts = Array.from({ length: 64 }, () => 0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    let hash = 0;
    for (const char of word) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
    counts[hash % 64] = (counts[hash % 64] ?? 0) + 1;
  }
  const length = Math.hypot(...counts) || 1;
  return counts.map((count) => count / length);
}

async function readRequest(incoming: IncomingMessage): Promise<Omit<ModelRequest, "hungUp">> {
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

async function send(outgoing: ServerResponse, reply: ModelReply, streaming: boolean) {
  if ("hang" in reply) return;
  if ("pieces" in reply) return await sendPieces(outgoing, reply);
  if (streaming && reply.status === 200) return sendChunks(outgoing, reply.body as Completed);
  outgoing.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
  outgoing.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
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
