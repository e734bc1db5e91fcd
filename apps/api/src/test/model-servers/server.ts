import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Asked, readAsked } from "./asked.ts";
import { countTokens, embedText, writeReply } from "./model.ts";
import {
  type Chunk,
  type Reply,
  sendReply,
  toChunks,
  toEvents,
  type WireCompletion,
} from "./wire.ts";

/** One deviation from OpenAI's API. What it leaves out stays as OpenAI does it. */
export type Quirk = {
  /** Reads the request in another form, or answers before the key is looked at. */
  readonly receive?: (asked: Asked) => Asked | Reply;
  /** Answers before the model does. */
  readonly refuse?: (asked: Asked) => Reply | undefined;
  /** Changes the request that the model sees. */
  readonly ask?: (asked: Asked) => Asked;
  /** False sends every completion whole. */
  readonly streams?: false;
  readonly completion?: (completion: WireCompletion, asked: Asked) => WireCompletion;
  readonly chunks?: (chunks: Chunk[], asked: Asked) => Chunk[];
  /** Changes the text of a stream. */
  readonly events?: (text: string) => string;
  /** Changes the reply before it is sent. */
  readonly reply?: (reply: Reply, asked: Asked) => Reply;
};

/** The errors of a server in its own words. */
export type Wording = {
  readonly key: () => Reply;
  readonly model: (name: string) => Reply;
  readonly context: (tokens: number, limit: number) => Reply;
  readonly busy: () => Reply;
};

export type Behaviour = {
  /** "/v1" */
  readonly basePath: string;
  /** Undefined: any will do. */
  readonly key: string | undefined;
  readonly models: { chat: string; embedding?: string; transcription?: string };
  /** Undefined: the beginning of what is longer is dropped, or nothing has a limit. */
  readonly contextTokens: number | undefined;
  readonly wording: Wording;
  readonly quirks: readonly Quirk[];
};

export type ModelServer = { origin: string; asked: Asked[]; close(): Promise<void> };

/** An OpenAI-compatible server on a local port. */
export async function startModelServer(behaviour: Behaviour): Promise<ModelServer> {
  const asked: Asked[] = [];
  const server = createServer((incoming, outgoing) => {
    void readAsked(incoming, asked).then((request) => {
      asked.push(request);
      sendReply(outgoing, answer(request, behaviour));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(sent: Asked, behaviour: Behaviour): Reply {
  const { quirks } = behaviour;
  const reply = answerPlainly(sent, behaviour);
  return quirks.reduce((changed, quirk) => quirk.reply?.(changed, sent) ?? changed, reply);
}

function answerPlainly(sent: Asked, behaviour: Behaviour): Reply {
  const { basePath, key, models, wording, quirks } = behaviour;
  let asked = sent;
  for (const quirk of quirks) {
    const received = quirk.receive?.(asked) ?? asked;
    if ("status" in received) return received;
    asked = received;
  }
  if (!asked.path.startsWith(basePath)) return { status: 404, body: { error: "Not found" } };
  if (key !== undefined && asked.headers.authorization !== `Bearer ${key}`) return wording.key();
  const path = asked.path.slice(basePath.length);
  if (path === "/models") return { status: 200, body: listOf(Object.values(models)) };
  const known = Object.values(models).includes(asked.body.model);
  if (!known) return wording.model(asked.body.model);
  if (isMadeBusy(asked)) return wording.busy();
  const refusal = first(quirks, (quirk) => quirk.refuse?.(asked));
  if (refusal) return refusal;
  if (path === "/chat/completions") return complete(asked, behaviour);
  if (path === "/embeddings") return embed(asked);
  if (path === "/audio/transcriptions") return transcribe(asked);
  return { status: 404, body: { error: { message: "Unknown request URL", code: "unknown_url" } } };
}

/** A check asks for a busy server: once, or whenever it is asked. */
function isMadeBusy(asked: Asked): boolean {
  return isAbout(asked, "busy always") || (isAbout(asked, "busy once") && asked.round === 0);
}

/** Whether the request names a condition that a check provokes. */
export function isAbout({ body }: Asked, provoked: string): boolean {
  return body.messages.some(({ content }) => content?.includes(`Provoked: ${provoked}`));
}

function listOf(ids: readonly string[]) {
  return { object: "list", data: ids.map((id) => ({ id, object: "model", owned_by: "owner" })) };
}

function complete(asked: Asked, { quirks, contextTokens, wording }: Behaviour): Reply {
  const seen = quirks.reduce((changed, quirk) => quirk.ask?.(changed) ?? changed, asked);
  const input = countTokens(seen.body);
  if (contextTokens !== undefined && input > contextTokens)
    return wording.context(input, contextTokens);
  const plain = toCompletion(seen, input);
  const completion = quirks.reduce((one, quirk) => quirk.completion?.(one, asked) ?? one, plain);
  const streaming = asked.body.stream && quirks.every(({ streams }) => streams !== false);
  if (!streaming) return { status: 200, body: completion };
  const withUsage = asked.sent.has("stream_options");
  const chunks = quirks.reduce(
    (all, quirk) => quirk.chunks?.(all, asked) ?? all,
    toChunks(completion, withUsage),
  );
  const events = quirks.reduce((text, quirk) => quirk.events?.(text) ?? text, toEvents(chunks));
  return { status: 200, headers: { "content-type": "text/event-stream" }, body: events };
}

function toCompletion({ body }: Asked, input: number): WireCompletion {
  const { text, calls } = writeReply(body);
  const tool_calls = calls.map((call, at) => ({
    id: `call_${at}a1b2c3d4e5f6`,
    type: "function",
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  }));
  const message = {
    role: "assistant",
    content: text === "" ? null : text,
    refusal: null,
    ...(tool_calls.length > 0 && { tool_calls }),
  };
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: body.model,
    choices: [{ index: 0, message, finish_reason: calls.length > 0 ? "tool_calls" : "stop" }],
    usage: { prompt_tokens: input, completion_tokens: 9, total_tokens: input + 9 },
  };
}

function embed({ body }: Asked): Reply {
  const data = body.input.map((text, index) => ({
    object: "embedding",
    index,
    embedding: embedText(text),
  }));
  const usage = { prompt_tokens: 5, total_tokens: 5 };
  return { status: 200, body: { object: "list", data, model: body.model, usage } };
}

function transcribe({ body }: Asked): Reply {
  const text = "A tone.";
  if (body["response_format"] !== "verbose_json") return { status: 200, body: { text } };
  const segments = [{ id: 0, start: 0, end: 2, text: ` ${text}` }];
  return { status: 200, body: { task: "transcribe", text, segments, duration: 2 } };
}

function first<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined) {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
