import type {
  ChatCompletionChunk,
  ChatCompletionMessage,
  ChatCompletionMessageFunctionToolCall,
} from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import { ModelFailed } from "./models.ts";

/** The fields of a reply's message that are read. */
export type WireMessage = Pick<ChatCompletionMessage, "content" | "refusal" | "tool_calls">;

/** The content of a stream, up to where it broke off if it did. */
export type StreamedReply = {
  readonly message: WireMessage;
  readonly usage: CompletionUsage | undefined;
  readonly finish: string | undefined;
  /** Why it is not complete. */
  readonly failure: unknown;
};

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
  },
): Promise<StreamedReply> {
  const { controller, ms } = options.silence;
  const timer = setTimeout(() => controller.abort(), ms);
  const begun = { content: "", refusal: "", tool_calls: [] };
  const reply: Assembled = { message: begun, calls: new Map() };
  let failure: unknown;
  try {
    for await (const chunk of chunks) {
      timer.refresh();
      addChunk(reply, chunk);
      if (chunk.choices?.[0]?.delta?.content) options.onContent(reply.message.content);
    }
    if (!reply.finish)
      failure = new ModelFailed("The model provider's reply broke off", "unreadable");
  } catch (error) {
    failure = error;
  } finally {
    clearTimeout(timer);
  }
  if (controller.signal.aborted)
    failure = new ModelFailed("The model provider fell silent", "timed_out");
  const { content, refusal, tool_calls } = reply.message;
  const message = { content: content || refusal, refusal, tool_calls };
  return { message, usage: reply.usage, finish: reply.finish, failure };
}

type Assembled = {
  message: {
    content: string;
    refusal: string;
    tool_calls: ChatCompletionMessageFunctionToolCall[];
  };
  /** The latest call of each number. */
  calls: Map<number, ChatCompletionMessageFunctionToolCall>;
  usage?: CompletionUsage | undefined;
  finish?: string | undefined;
};

function addChunk(reply: Assembled, chunk: ChatCompletionChunk): void {
  reply.usage = chunk.usage ?? reply.usage;
  const choice = chunk.choices?.[0];
  reply.finish = choice?.finish_reason ?? reply.finish;
  const { message } = reply;
  message.content += choice?.delta?.content ?? "";
  message.refusal += choice?.delta?.refusal ?? "";
  for (const piece of choice?.delta?.tool_calls ?? []) addPiece(reply, piece);
}

type CallPiece = NonNullable<ChatCompletionChunk.Choice.Delta["tool_calls"]>[number];

/**
 * A call arrives as its id and name first, then its arguments letter by letter. Some local servers number every call 0 and
 * distinguish them by their ids only; others repeat id and name with each piece.
 */
function addPiece({ calls, message }: Assembled, piece: CallPiece): void {
  const index = piece.index ?? 0;
  const known = calls.get(index);
  const another = piece.id && known?.id && piece.id !== known.id;
  const call = known && !another ? known : beginCall();
  if (call !== known) {
    calls.set(index, call);
    message.tool_calls.push(call);
  }
  call.id ||= piece.id ?? "";
  const name = piece.function?.name ?? "";
  if (name !== call.function.name) call.function.name += name;
  call.function.arguments += piece.function?.arguments ?? "";
}

function beginCall(): ChatCompletionMessageFunctionToolCall {
  return { id: "", type: "function", function: { name: "", arguments: "" } };
}
