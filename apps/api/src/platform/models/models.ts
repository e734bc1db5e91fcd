/** Turns texts into vectors. */
export type EmbeddingModel = {
  /** Stored with every vector: vectors of two models are never compared. */
  readonly name: string;
  /** The price of a million tokens; unset where none is configured. */
  readonly price?: number;
  /**
   * Returns one vector per text, in order. Batches and retries by itself; calls `onTokens` with the tokens of each
   * request, also when the call fails in the end.
   * @throws ModelFailed when the provider keeps failing
   */
  embed(
    texts: readonly string[],
    signal?: AbortSignal,
    onTokens?: (tokens: number) => void,
  ): Promise<number[][]>;
};

export type ChatMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string; toolCalls?: readonly ToolCall[] }
  | { role: "tool"; toolCallId: string; content: string };

/**
 * `arguments` is the JSON text the model wrote: parse it with a schema before use. `extra` is what the provider attaches to
 * a call and wants to have back with it.
 */
export type ToolCall = { id: string; name: string; arguments: string; extra?: unknown };

/** A tool offered to a model; `parameters` is its JSON schema. */
export type ToolOffer = { name: string; description: string; parameters: Record<string, unknown> };

/** Tokens as the provider counts them. */
export type TokenUsage = { readonly input: number; readonly output: number };

/** Prices of a million tokens that are read and written. */
export type TokenPrices = { readonly input: number; readonly output: number };

/**
 * How a completion ended: `length` at the longest that was asked for, `filtered` by the provider's filter, `broken` when the
 * provider broke off after text had been shown.
 */
export type Ending = "complete" | "length" | "filtered" | "broken";

export type Completion = {
  content: string;
  toolCalls: ToolCall[];
  ended: Ending;
  /** Undefined where the provider does not report it. */
  usage: TokenUsage | undefined;
};

export type ChatModel = {
  readonly name: string;
  /** Prices of a million tokens; unset for those of the environment. */
  readonly price?: TokenPrices;
  /** Tokens that the model reads at once; unset where it is not known. */
  readonly contextTokens?: number;
  /**
   * Returns one completion: text, or calls of the offered tools. Retries one that breaks off before any text was shown.
   * @throws ModelFailed when the provider keeps failing, ModelSilent when it answers nothing, ContentFiltered when its filter
   * leaves nothing
   */
  complete(
    request: {
      messages: readonly ChatMessage[];
      tools?: readonly ToolOffer[];
      /** Name of a tool the model must call now. */
      mustCall?: string;
      temperature?: number;
      /** The maximum length of the reply, reasoning included. */
      maxTokens?: number;
      /** Called with all of the text so far while it is being written. */
      onText?: (soFar: string) => void;
    },
    signal?: AbortSignal,
  ): Promise<Completion>;
};

/** Times are seconds from the start of the recording. */
export type TranscriptSegment = { from: number; to: number; text: string };

/** Transcribes recordings. */
export type TranscriptionModel = {
  readonly name: string;
  /** The price of a minute; unset where none is configured. */
  readonly price?: number;
  /**
   * Returns the transcript in order; one segment for the whole recording where the model reports no times. The file's
   * name and type give its format; a provider takes at most 25 MB. Calls `onTokens` where the provider counts tokens.
   * @throws ModelFailed when the provider keeps failing
   */
  transcribe(
    recording: { file: File; seconds: number },
    signal?: AbortSignal,
    onTokens?: (usage: TokenUsage) => void,
  ): Promise<TranscriptSegment[]>;
};

/** Scores passages by how well they answer a query, reading the two together. */
export type Reranker = {
  readonly name: string;
  /**
   * Returns one score per passage, in their order: higher is better, comparable within one call.
   * @throws ModelFailed, also when the model takes longer than a reader waits
   */
  score(query: string, passages: readonly string[], signal?: AbortSignal): Promise<number[]>;
};

export type ClaimWithPassage = { readonly claim: string; readonly passage: string };

/** How far a passage supports a claim: all of it, a part, or not. */
export type Verdict = "supported" | "partly" | "not_supported";

/** Judges whether passages support claims, by entailment. */
export type Judge = {
  readonly name: string;
  /**
   * Returns one verdict per pair, in their order.
   * @throws ModelFailed
   */
  judge(pairs: readonly ClaimWithPassage[], signal?: AbortSignal): Promise<Verdict[]>;
};

/** The models in use; a missing one means the fallback without a model, where there is one. */
export type Models = {
  /** The default of those that write answers. */
  readonly chat?: ChatModel | undefined;
  /** All chat models that a person may choose from, the default first; unset where there is none but the default. */
  readonly chatModels?: readonly ChatModel[] | undefined;
  /** Rewrites questions in place of the chat model. */
  readonly smallChat?: ChatModel | undefined;
  /** Judges claims in place of the chat model. */
  readonly verification?: ChatModel | undefined;
  readonly embedding?: EmbeddingModel | undefined;
  /** An embedding model of another name: earlier vectors are searched by it until new ones are made. */
  readonly embeddingNamed?: ((name: string) => EmbeddingModel) | undefined;
  readonly transcription?: TranscriptionModel | undefined;
  readonly reranker?: Reranker | undefined;
  /** Verifies claims by entailment, before any chat model. */
  readonly judge?: Judge | undefined;
};

/** What went wrong, where a caller distinguishes more kinds than there are classes. */
export type FailureReason =
  | "key_refused"
  | "unknown_model" // or an address that is none of the API
  | "busy"
  | "context_exceeded"
  | "filtered"
  | "silent"
  | "unreachable"
  | "timed_out"
  | "unreadable" // a reply that broke off or is no JSON
  | "refused" // for another reason: the request is at fault
  | "failed"; // the provider is

/** The provider failed and further retries are of no use now. */
export class ModelFailed extends Error {
  override readonly name: string = "ModelFailed";
  readonly reason: FailureReason;

  constructor(message: string, reason: FailureReason = "failed") {
    super(message);
    this.reason = reason;
  }
}

/** The provider refuses the key or does not know the model: retries do not help until the settings are corrected. */
export class ModelMisconfigured extends ModelFailed {
  override readonly name = "ModelMisconfigured";
}

/** The provider is overloaded, or its quota is used up. */
export class ModelBusy extends ModelFailed {
  override readonly name = "ModelBusy";
}

/** The request exceeds the context of the model. */
export class ContextExceeded extends ModelFailed {
  override readonly name = "ContextExceeded";
}

/** The provider returned an empty reply. */
export class ModelSilent extends ModelFailed {
  override readonly name = "ModelSilent";
}

/** The provider's content filter removed the whole reply. */
export class ContentFiltered extends ModelFailed {
  override readonly name = "ContentFiltered";
}
