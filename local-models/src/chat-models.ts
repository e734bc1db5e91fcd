import { readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import {
  type Functions,
  type HistoryItem,
  type Message,
  toFunctions,
  type Tool,
  toHistory,
} from "./chat-history.ts";
import { ModelMissing } from "./models.ts";
import { openTurns } from "./turns.ts";

/** What a model reads and writes at once: instructions, passages, conversation and reply. */
const contextTokens = 16_384;
/**
 * One processor is left to the product: the threads wait for each other by spinning, so that a reply takes a hundred times as
 * long where one of them finds no processor free.
 */
const threads = Math.max(1, availableParallelism() - 1);
/** A prompt that leaves less room for the reply is too long. */
const replyTokensMin = 256;

// The library is installed on demand (see docs/models.md), so its types are not there when the project is checked.
type Wrapper = {
  generateContextState(asked: {
    chatHistory: readonly HistoryItem[];
    availableFunctions: Functions | undefined;
    documentFunctionParams: boolean;
  }): { contextText: { tokenize(tokenizer: unknown): unknown[] } };
};
type Generated = {
  response: string;
  functionCalls?: { functionName: string; params: unknown }[];
  metadata: { stopReason: string };
};
type LlamaChat = {
  chatWrapper: Wrapper;
  generateResponse(
    history: readonly HistoryItem[],
    options: Record<string, unknown>,
  ): Promise<Generated>;
};
type LlamaModel = {
  tokenizer: unknown;
  createContext(options: {
    contextSize: number;
    threads: number;
  }): Promise<{ getSequence(): unknown }>;
  dispose(): Promise<void>;
};
type Llama = { loadModel(options: { modelPath: string }): Promise<LlamaModel> };
type Library = {
  getLlama(options: Record<string, unknown>): Promise<Llama>;
  LlamaChat: new (options: { contextSequence: unknown; chatWrapper: Wrapper }) => LlamaChat;
  resolveChatWrapper(model: LlamaModel, options: Record<string, unknown>): Wrapper;
};

export type ChatRequest = {
  model: string;
  messages: readonly Message[];
  tools?: readonly Tool[];
  temperature?: number;
  max_tokens?: number;
};
export type ChatReply = {
  content: string;
  calls: { name: string; arguments: string }[];
  finish: "stop" | "length" | "tool_calls";
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
};
export type ChatModels = {
  /**
   * Writes a reply; `onText` is called with each piece of it. One request at a time.
   * @throws ModelMissing, ContextTooLong, and the reason of `signal`
   */
  complete(
    request: ChatRequest,
    signal: AbortSignal,
    onText: (text: string) => void,
  ): Promise<ChatReply>;
  /** Frees the memory of all other models, after the request that is running. */
  keep(models: readonly string[]): Promise<void>;
};

/** The prompt does not fit the context: nothing of it is left out silently. */
export class ContextTooLong extends Error {
  override readonly name = "ContextTooLong";
}

type Opened = Pick<Library, "LlamaChat" | "resolveChatWrapper"> & { llama: Llama };
type Loaded = { model: LlamaModel; chat: LlamaChat };

/** Chat models in GGUF form, each in a folder below this one. Loads the library at the first use, and models at theirs. */
export function openChatModels(folder: string): ChatModels {
  const inTurn = openTurns();
  const loaded = new Map<string, Promise<Loaded>>();
  let opening: Promise<Opened> | undefined;
  const load = async (name: string): Promise<Loaded> => {
    const opened = await (opening ??= openLibrary());
    const loading = loaded.get(name) ?? loadModel(opened, join(folder, name));
    loaded.set(name, loading);
    // A model that could not be loaded may be there the next time.
    return await loading.catch((error: unknown) => {
      loaded.delete(name);
      throw new ModelMissing(name, error);
    });
  };
  return {
    complete: (request, signal, onText) =>
      inTurn(
        async () => {
          signal.throwIfAborted();
          return await complete(await load(request.model), request, { signal, onText });
        },
        { isUrgent: true },
      ),
    keep: (models) =>
      inTurn(
        async () => {
          const others = [...loaded].filter(([name]) => !models.includes(name));
          for (const [name, opened] of others) {
            loaded.delete(name);
            await (await opened).model.dispose();
          }
        },
        { isUrgent: true, isNext: true },
      ),
  };
}

async function openLibrary(): Promise<Opened> {
  const name = "node-llama-cpp";
  const library = (await import(name)) as Library;
  // Nothing is compiled or downloaded: the binary comes with the package.
  const llama = await library.getLlama({
    gpu: false,
    build: "never",
    skipDownload: true,
    progressLogs: false,
    logLevel: "error",
  });
  return { ...library, llama };
}

async function loadModel(
  { llama, LlamaChat, resolveChatWrapper }: Opened,
  folder: string,
): Promise<Loaded> {
  // A model in parts is loaded by its first one.
  const file = (await readdir(folder)).toSorted().find((name) => name.endsWith(".gguf"));
  if (file === undefined) throw new Error(`No .gguf file in ${folder}`);
  const model = await llama.loadModel({ modelPath: join(folder, file) });
  try {
    const context = await model.createContext({ contextSize: contextTokens, threads });
    const chatWrapper = resolveChatWrapper(model, {
      // Thoughts that nobody reads would take minutes.
      customWrapperSettings: { qwen: { thoughts: "discourage" } },
    });
    const chat = new LlamaChat({ contextSequence: context.getSequence(), chatWrapper });
    return { model, chat };
  } catch (error) {
    await model.dispose();
    throw error;
  }
}

async function complete(
  { model, chat }: Loaded,
  { messages, tools, temperature = 0, max_tokens: longest = contextTokens }: ChatRequest,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
): Promise<ChatReply> {
  const history = toHistory(messages);
  const functions = toFunctions(tools);
  const { contextText } = chat.chatWrapper.generateContextState({
    chatHistory: history,
    availableFunctions: functions,
    documentFunctionParams: true,
  });
  const prompt = contextText.tokenize(model.tokenizer).length;
  const room = contextTokens - prompt;
  if (room < replyTokensMin) {
    throw new ContextTooLong(`The context length is ${contextTokens} tokens, the prompt ${prompt}`);
  }
  let written = 0;
  const { response, functionCalls, metadata } = await chat.generateResponse(history, {
    ...(functions && { functions, documentFunctionParams: true }),
    maxTokens: Math.min(longest, room - 1),
    temperature,
    signal,
    onTextChunk: onText,
    onToken: (tokens: unknown[]) => (written += tokens.length),
  });
  const calls = (functionCalls ?? []).map(({ functionName, params }) => ({
    name: functionName,
    arguments: JSON.stringify(params ?? {}),
  }));
  const isCut = metadata.stopReason === "maxTokens";
  return {
    content: response,
    calls,
    finish: calls.length > 0 ? "tool_calls" : isCut ? "length" : "stop",
    usage: { prompt_tokens: prompt, completion_tokens: written, total_tokens: prompt + written },
  };
}
