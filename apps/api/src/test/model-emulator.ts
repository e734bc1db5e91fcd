import { createServer } from "node:http";
import {
  type ModelReply,
  type ModelRequest,
  readRequest,
  send,
  type StreamEnd,
} from "./model-wire.ts";

/** How one request is answered: a reply, or a function that makes it from the request. */
export type ScriptedReply =
  | ModelReply
  | ((request: ModelRequest) => ModelReply | Promise<ModelReply>);

export type ModelEmulator = {
  baseUrl: string;
  /** Everything asked so far, in order of arrival. */
  requests: ModelRequest[];
  /** The names that it lists. */
  models: string[];
  /** Answers the next chat requests, one each, in this order. */
  scriptChat(...replies: ScriptedReply[]): void;
  /** Answers the next embedding requests, one each, in this order. */
  scriptEmbeddings(...replies: ScriptedReply[]): void;
  /** Answers the next transcription requests, one each, in this order. */
  scriptTranscriptions(...replies: ScriptedReply[]): void;
  close(): Promise<void>;
};

/**
 * An OpenAI-compatible provider on a local port. Chat requests need a script, except that a judge of claims says nothing; embeddings are answered with word
 * vectors unless scripted, so that texts which share words are near each other, and recordings with their size.
 * @param options.reply answers before any script, where it has an answer
 */
export async function startModelEmulator({
  reply: replyFirst,
}: { reply?: (request: ModelRequest) => ScriptedReply | undefined } = {}): Promise<ModelEmulator> {
  const requests: ModelRequest[] = [];
  const models: string[] = [];
  const chat: ScriptedReply[] = [];
  const embeddings: ScriptedReply[] = [];
  const transcriptions: ScriptedReply[] = [];
  const answer = (request: ModelRequest): ScriptedReply => {
    const { path, body } = request;
    const first = replyFirst?.(request);
    if (first) return first;
    if (path.endsWith("/embeddings")) return embeddings.shift() ?? embedWords;
    if (path.endsWith("/audio/transcriptions")) return transcriptions.shift() ?? replyWithSize;
    if (path.endsWith("/rerank")) return scoreByWords;
    return chat.shift() ?? (isJudging(body) ? saying("-") : noReply);
  };
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === "GET" && incoming.url?.endsWith("/models")) {
      const body = { object: "list", data: models.map((id) => ({ id, object: "model" })) };
      return void send(outgoing, { status: 200, body }, false);
    }
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
    models,
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

const noReply = failing(500, "The test has scripted no further reply");

function isJudging({ messages }: ModelRequest["body"]): boolean {
  return String(messages?.[0]?.content).startsWith("You check whether passages support");
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

/** Replies with one sentence that names the size of the recording in bytes. */
export function replyWithSize({ file }: ModelRequest): ModelReply {
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

/** Scores passages by the words that they share with the query. */
function scoreByWords({ body }: ModelRequest): ModelReply {
  const asked = wordVector(body.query);
  const results = body.documents.map((text, index) => {
    const vector = wordVector(text);
    const relevance_score = asked.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0);
    return { index, relevance_score };
  });
  return { status: 200, body: { results } };
}
