/**
 * Serves local models: POST /v1/chat/completions, /v1/embeddings and /v1/audio/transcriptions in the form of OpenAI's API, /v1/rerank in that of
 * other servers of rerankers, and /v1/entailment. Started by the product as a child process; prints its port as the first
 * line and ends when its standard input does.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, json } from "node:stream/consumers";
import { ContextTooLong, openChatModels } from "./chat-models.ts";
import { serveChat } from "./serve-chat.ts";
import { type LocalModels, ModelMissing, openLocalModels } from "./models.ts";
import { readSamples, Unreadable } from "./read-samples.ts";
import { ModelUnsuitable } from "./text-pairs.ts";
import { openTurns } from "./turns.ts";

const { PORT = "0", KEY = "", MODELS_FOLDER = "", FFMPEG = "ffmpeg" } = process.env;
const { PRECISION = "q8", DOWNLOAD = "false" } = process.env;
const recordingMax = 30_000_000;

process.stdin.resume().once("close", () => process.exit(0));
const inTurn = openTurns();
const models = await openLocalModels({
  folder: MODELS_FOLDER,
  download: DOWNLOAD === "true",
  precision: PRECISION,
});
const chat = openChatModels(MODELS_FOLDER);
const server = createServer((request, response) => {
  const hungUp = new AbortController();
  response.once("close", () => {
    if (!response.writableEnded) hungUp.abort();
  });
  const { signal } = hungUp;
  const answered = isChat(request)
    ? serveChecked(request, response, signal)
    : answer(models, request, signal).then((body) => send(response, 200, body));
  answered.catch((error: unknown) => fail(response, error));
});
server.listen(Number(PORT), "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});

class Refused extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

function fail(response: ServerResponse, error: unknown): void {
  const body = { error: describe(error) };
  if (!response.headersSent) return send(response, statusOf(error), body);
  response.end(`data: ${JSON.stringify(body)}\n\n`);
}

async function serveChecked(
  request: IncomingMessage,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  requireKey(request);
  await serveChat(chat, { request, response, signal });
}

/** @throws Refused */
function requireKey({ headers }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${KEY}`) throw new Refused(401, "Wrong key");
}

function isChat(request: IncomingMessage): boolean {
  return `${request.method} ${request.url}` === "POST /v1/chat/completions";
}

/** The product passes on code and parameter; sentences may quote documents. */
function describe(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ModelMissing)
    return { message, code: "model_not_found", param: error.model };
  if (error instanceof ModelUnsuitable) return { message, code: "model_without_entailment" };
  if (error instanceof ContextTooLong) return { message, code: "context_length_exceeded" };
  return { message, ...(error instanceof Refused && { code: error.code }) };
}

function statusOf(error: unknown): number {
  if (error instanceof Refused) return error.status;
  if (error instanceof ModelUnsuitable || error instanceof ContextTooLong) return 400;
  return error instanceof ModelMissing ? 404 : 500;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function answer(
  local: LocalModels,
  request: IncomingMessage,
  signal: AbortSignal,
): Promise<unknown> {
  requireKey(request);
  const call = `${request.method} ${request.url}`;
  if (call === "POST /v1/embeddings") return await embed(local, request);
  if (call === "POST /v1/audio/transcriptions") return await transcribe(local, request);
  if (call === "POST /v1/rerank") return await rerank(local, request, signal);
  if (call === "POST /v1/entailment") return await entail(local, request, signal);
  if (call === "POST /v1/keep") return await keep(local, request);
  throw new Refused(404, `There is no ${call}`);
}

/** The product's own name for a local model begins with "local:". */
function nameOf(asked: string): string {
  return asked.replace(/^local:/, "");
}

async function embed(local: LocalModels, request: IncomingMessage): Promise<unknown> {
  const { model: asked, input } = (await json(request)) as {
    model: string;
    input: string | string[];
  };
  const model = nameOf(asked);
  const texts = Array.isArray(input) ? input : [input];
  // One text is somebody's question; many are a document.
  const vectors = await inTurn(() => local.embed(model, texts), { isUrgent: texts.length === 1 });
  const data = vectors.map((embedding, index) => ({ object: "embedding", index, embedding }));
  return { object: "list", model, data };
}

async function rerank(local: LocalModels, request: IncomingMessage, signal: AbortSignal) {
  const { model, ...asked } = (await json(request)) as {
    model: string;
    query: string;
    documents: string[];
  };
  const scores = await inTurn(() => local.rerank(nameOf(model), asked, signal), { isUrgent: true });
  return { results: scores.map((score, index) => ({ index, relevance_score: score })) };
}

async function entail(local: LocalModels, request: IncomingMessage, signal: AbortSignal) {
  const { model, pairs } = (await json(request)) as {
    model: string;
    pairs: { claim: string; passage: string }[];
  };
  const results = await inTurn(() => local.entail(nameOf(model), pairs, signal), {
    isUrgent: true,
  });
  return { results: results.map((result, index) => ({ index, ...result })) };
}

/** After the calls that are running. Those that wait load their models again, where these are still there. */
async function keep(local: LocalModels, request: IncomingMessage): Promise<unknown> {
  const { models } = (await json(request)) as { models: string[] };
  const names = models.map(nameOf);
  await Promise.all([
    inTurn(() => local.keep(names), { isUrgent: true, isNext: true }),
    chat.keep(names),
  ]);
  return {};
}

async function transcribe(local: LocalModels, request: IncomingMessage): Promise<unknown> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const body = await buffer(request);
  if (body.length > recordingMax) throw new Refused(413, "The recording is too large");
  // oxlint-disable-next-line typescript/no-deprecated -- who calls is our own product, with our own key
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const asked = form.get("model");
  const file = form.get("file");
  if (typeof asked !== "string" || !(file instanceof File))
    throw new Refused(400, "No model or no file");
  const samples = await readSamples(Buffer.from(await file.arrayBuffer()), FFMPEG).catch(
    (error: unknown) => {
      if (error instanceof Unreadable)
        throw new Refused(400, error.message, "recording_unreadable");
      throw error;
    },
  );
  const segments = await inTurn(() => local.listen(nameOf(asked), samples), { isUrgent: false });
  return {
    text: segments
      .map(({ text }) => text)
      .join(" ")
      .trim(),
    segments,
  };
}
