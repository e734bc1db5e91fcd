import type {
  ChatCompletionChunk,
  ChatCompletionMessage,
  ChatCompletionMessageFunctionToolCall,
} from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import { ModelFailed } from "./models.ts";

/** What of a reply's message is read. */
export type WireMessage = Pick<ChatCompletionMessage, "content" | "refusal" | "tool_calls">;

/**
 * Puts the pieces of a streamed completion together.
 * @throws ModelFailed when the stream ends before the provider says that it is complete, or falls silent
 */
export async function readStream(
  chunks: AsyncIterable<ChatCompletionChunk>,
  options: {
    /** Aborted when nothing arrives for so long. */
    silence: { controller: AbortController; ms: number };
    onContent: (soFar: string) => void;
  },
): Promise<{ message: WireMessage; usage: CompletionUsage | undefined }> {
  const { controller, ms } = options.silence;
  const timer = setTimeout(() => controller.abort(), ms);
  const reply = { message: { content: "", refusal: "", tool_calls: [] } } as Assembled;
  try {
    for await (const chunk of chunks) {
      timer.refresh();
      addChunk(reply, chunk);
      if (chunk.choices?.[0]?.delta?.content) options.onContent(reply.message.content);
    }
  } finally {
    clearTimeout(timer);
  }
  if (controller.signal.aborted) throw new ModelFailed("The model provider fell silent");
  if (!reply.complete) throw new ModelFailed("The model provider's reply broke off");
  const { content, refusal, tool_calls } = reply.message;
  return { message: { content: content || refusal, refusal, tool_calls }, usage: reply.usage };
}

type Assembled = {
  message: {
    content: string;
    refusal: string;
    tool_calls: ChatCompletionMessageFunctionToolCall[];
  };
  usage?: CompletionUsage | undefined;
  complete?: boolean;
};

function addChunk(reply: Assembled, chunk: ChatCompletionChunk): void {
  reply.usage = chunk.usage ?? reply.usage;
  const choice = chunk.choices?.[0];
  reply.complete ||= Boolean(choice?.finish_reason);
  const { message } = reply;
  message.content += choice?.delta?.content ?? "";
  message.refusal += choice?.delta?.refusal ?? "";
  for (const piece of choice?.delta?.tool_calls ?? []) addPiece(message.tool_calls, piece);
}

type CallPiece = NonNullable<ChatCompletionChunk.Choice.Delta["tool_calls"]>[number];

/** A call arrives as its id and name first, then its arguments letter by letter. */
function addPiece(calls: ChatCompletionMessageFunctionToolCall[], piece: CallPiece): void {
  const call = (calls[piece.index ?? 0] ??= {
    id: "",
    type: "function",
    function: { name: "", arguments: "" },
  });
  call.id ||= piece.id ?? "";
  call.function.name += piece.function?.name ?? "";
  call.function.arguments += piece.function?.arguments ?? "";
}
