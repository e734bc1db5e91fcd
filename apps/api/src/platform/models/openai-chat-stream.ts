import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import type { Adaptations } from "./adaptations/adaptations.ts";
import { ModelFailed, type ToolCall } from "./models.ts";
import {
  type RawCall,
  type RawPart,
  readArguments,
  readText,
  stringifyJson,
} from "./reply-parts.ts";

/** The fields of a reply's message that are read. */
export type WireMessage = {
  /** A refusal where there is no content. */
  readonly content: string;
  readonly calls: readonly ToolCall[];
};

/** The content of a stream, up to where it broke off if it did. */
export type StreamedReply = {
  readonly message: WireMessage;
  readonly usage: CompletionUsage | undefined;
  readonly finish: string | undefined;
  /** Why it is not complete. */
  readonly failure: unknown;
};

/** More than any model writes at a time, its reasoning included: beyond it a provider only fills the memory. */
const replyMaxLength = 200_000;
/** More than any answer has, some 13 pages: each sentence of it is checked. */
const contentMaxLength = 40_000;
const callsMax = 100;
/** A text of this length is read as a whole each time that it is shown; a longer one less often. */
const shownAtOnce = 20_000;
const showEveryMs = 100;

/**
 * Assembles the chunks of a streamed completion. Returns what was received, with a `failure`, when the stream ends without
 * a finish reason, reports an error or stalls.
 */
export async function readStream(
  chunks: AsyncIterable<ChatCompletionChunk>,
  options: {
    /** Aborted when nothing arrives for so long. */
    silence: { controller: AbortController; ms: number };
    onContent: (soFar: string) => void;
    adaptations: Adaptations;
  },
): Promise<StreamedReply> {
  const { controller, ms } = options.silence;
  const timer = setTimeout(() => controller.abort(), ms);
  const reply = beginReply();
  let shownAt = 0;
  let finish: string | undefined;
  let usage: CompletionUsage | undefined;
  let failure: unknown;
  try {
    for await (const chunk of chunks) {
      timer.refresh();
      usage = chunk.usage ?? usage;
      const choice = chunk.choices?.[0];
      finish = choice?.finish_reason ?? finish;
      const before = reply.content;
      addPart(reply, choice?.delta, options.adaptations);
      const excess = shorten(reply);
      const isDue = reply.content.length < shownAtOnce || performance.now() - shownAt > showEveryMs;
      if (reply.content !== before && isDue) {
        options.onContent(reply.content);
        shownAt = performance.now();
      }
      if (excess) throw excess;
    }
    finish = readFinish(finish, options.adaptations);
    if (!finish || finish === "error") failure = brokenOff();
  } catch (error) {
    failure = error;
  } finally {
    clearTimeout(timer);
  }
  if (controller.signal.aborted) {
    failure = new ModelFailed("The model provider fell silent", "timed_out");
  }
  return { message: toMessage(reply, options.adaptations), usage, finish, failure };
}

/** Leaves so much of a reply as is read, and returns why it is no more. A provider may send any length at once. */
function shorten(reply: Assembled): ModelFailed | undefined {
  const shown = reply.content || reply.refusal;
  if (reply.length <= replyMaxLength && shown.length <= contentMaxLength) return undefined;
  reply.content = reply.content.slice(0, contentMaxLength);
  reply.refusal = reply.refusal.slice(0, contentMaxLength);
  return tooLong();
}

function tooLong(): ModelFailed {
  return new ModelFailed("The model provider's reply is too long", "unreadable");
}

export function brokenOff(): ModelFailed {
  return new ModelFailed("The model provider's reply broke off", "unreadable");
}

/** Google's own words for a reply that it has filtered, alone or behind OpenAI's. */
const filtered = /^(content_filter\b|SAFETY|RECITATION|BLOCKLIST|PROHIBITED_CONTENT|SPII)/;

/** Returns OpenAI's word for an ending, and "error" where the provider has failed (OpenRouter). */
export function readFinish(
  finish: string | null | undefined,
  adaptations: Adaptations,
): string | undefined {
  if (finish === "error") return adaptations.has("error_ending") ? "error" : "stop";
  const own = filtered.test(finish ?? "") && adaptations.has("filter_endings");
  return own ? "content_filter" : (finish ?? undefined);
}

/** Reads a message that came whole; with a `failure` what is more than any model writes is left out. */
export function readMessage(
  message: RawPart | undefined,
  adaptations: Adaptations,
): Pick<StreamedReply, "message" | "failure"> {
  const reply = beginReply();
  const calls = message?.tool_calls?.map((call, index) => ({ ...call, index }));
  addPart(reply, { ...message, tool_calls: calls ?? [] }, adaptations);
  const failure = shorten(reply);
  return { message: toMessage(reply, adaptations), failure };
}

type BegunCall = { id: string; name: string; arguments: string; extra?: unknown };

type Assembled = {
  content: string;
  refusal: string;
  calls: BegunCall[];
  /** The latest call of each number. */
  numbered: Map<number, BegunCall>;
  /** Of all that was received. Counted as it comes: the pieces can be millions. */
  length: number;
};

function beginReply(): Assembled {
  return { content: "", refusal: "", calls: [], numbered: new Map(), length: 0 };
}

function toMessage({ content, refusal, calls }: Assembled, adaptations: Adaptations): WireMessage {
  const named = calls.map(({ extra, ...call }, at) => ({
    ...call,
    id: call.id || (adaptations.has("calls_without_id") ? `call_${at}` : ""),
    ...(extra !== undefined && { extra }),
  }));
  return { content: content || refusal, calls: named };
}

function addPart(reply: Assembled, part: RawPart | undefined, adaptations: Adaptations): void {
  const content = readText(part?.content, adaptations);
  const refusal = readText(part?.refusal, adaptations);
  reply.content += content;
  reply.refusal += refusal;
  reply.length += content.length + refusal.length;
  for (const piece of part?.tool_calls ?? []) addPiece(reply, piece, adaptations);
}

/** A call arrives as its id and name first, then its arguments letter by letter. @throws ModelFailed for more than any model makes */
function addPiece(reply: Assembled, piece: RawCall, adaptations: Adaptations): void {
  const index = piece.index ?? 0;
  const known = reply.numbered.get(index);
  const call = known && !isAnother(known, piece, adaptations) ? known : beginCall();
  if (call !== known) {
    if (reply.calls.length === callsMax) throw tooLong();
    reply.numbered.set(index, call);
    reply.calls.push(call);
  }
  if (call.id === "") {
    call.id = piece.id ?? "";
    reply.length += call.id.length;
  }
  const name = piece.function?.name ?? "";
  const repeated = name === call.name && adaptations.has("call_names_repeated");
  if (!repeated) call.name += name;
  const written = readArguments(piece.function?.arguments, adaptations);
  call.arguments += written;
  reply.length += name.length + written.length;
  if (adaptations.has("call_signatures_returned")) addSignature(reply, call, piece);
}

function addSignature(reply: Assembled, call: BegunCall, { extra_content: extra }: RawCall): void {
  if (!extra) return;
  call.extra = extra;
  reply.length += stringifyJson(extra)?.length ?? Infinity;
}

function isAnother(known: BegunCall, piece: RawCall, adaptations: Adaptations): boolean {
  const otherId = Boolean(piece.id && known.id && piece.id !== known.id);
  // Some local servers number every call 0 and distinguish them by their ids only; others repeat id and name with each
  // piece.
  if (piece.index != null) return otherId && adaptations.has("calls_numbered_alike");
  if (!adaptations.has("calls_without_index")) return false;
  // Google sends no numbers. Without an id, a name begins a call when the one before it has its arguments.
  const named = !piece.id && Boolean(piece.function?.name) && known.arguments !== "";
  return otherId || named;
}

function beginCall(): BegunCall {
  return { id: "", name: "", arguments: "" };
}
