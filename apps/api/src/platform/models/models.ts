/** Turns texts into vectors. */
export type EmbeddingModel = {
  /** Stored with every vector: vectors of two models never meet. */
  readonly name: string;
  /** What a million tokens cost; unset where nobody has told. */
  readonly price?: number;
  /**
   * One vector a text, in their order. Batches and retries by itself; `onTokens` is told what each request took, those
   * of a call that fails in the end too.
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

/** `arguments` is the JSON text the model wrote: parse it with a schema before use. */
export type ToolCall = { id: string; name: string; arguments: string };

/** A tool offered to a model; `parameters` is its JSON schema. */
export type ToolOffer = { name: string; description: string; parameters: Record<string, unknown> };

/** Tokens as the provider counts them. */
export type TokenUsage = { readonly input: number; readonly output: number };

/**
 * How a completion ended: `length` at the longest that was asked for, `filtered` by the provider's filter, `broken` when the
 * provider broke off after text had been shown.
 */
export type Ending = "complete" | "length" | "filtered" | "broken";

export type Completion = {
  content: string;
  toolCalls: ToolCall[];
  ended: Ending;
  /** Undefined where the provider does not tell. */
  usage: TokenUsage | undefined;
};

export type ChatModel = {
  readonly name: string;
  /**
   * One completion: text, or calls of the offered tools. One that breaks off before anything was shown is asked for again.
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
      /** The longest that may be written, thoughts included. */
      maxTokens?: number;
      /** Called with all of the text so far while it is being written. */
      onText?: (soFar: string) => void;
    },
    signal?: AbortSignal,
  ): Promise<Completion>;
};

/** Seconds from the start of what was listened to. */
export type TranscriptSegment = { from: number; to: number; text: string };

/** Writes down what is said. */
export type TranscriptionModel = {
  readonly name: string;
  /** What a minute costs; unset where nobody has told. */
  readonly price?: number;
  /**
   * What is said in a recording, in order; one segment for all of it where the model tells no times. The file's name and
   * type tell its format; a provider takes at most 25 MB. `onTokens` is told by providers that count them.
   * @throws ModelFailed when the provider keeps failing
   */
  transcribe(
    recording: { file: File; seconds: number },
    signal?: AbortSignal,
    onTokens?: (usage: TokenUsage) => void,
  ): Promise<TranscriptSegment[]>;
};

/** What is configured; a missing model means that the keyless way is taken, where there is one. */
export type Models = {
  readonly chat?: ChatModel;
  readonly embedding?: EmbeddingModel;
  /** A model of another name at the provider of `embedding`: earlier vectors are searched by it until new ones are made. */
  readonly embeddingNamed?: (name: string) => EmbeddingModel;
  readonly transcription?: TranscriptionModel;
};

/** The provider failed and further tries are of no use now. */
export class ModelFailed extends Error {
  override readonly name: string = "ModelFailed";
}

/** The provider refuses the key or does not know the model: no try helps until somebody has put the settings right. */
export class ModelMisconfigured extends ModelFailed {
  override readonly name = "ModelMisconfigured";
}

/** The provider has more to do than it can, or its quota is used up. */
export class ModelBusy extends ModelFailed {
  override readonly name = "ModelBusy";
}

/** The model was sent more than its context takes. */
export class ContextExceeded extends ModelFailed {
  override readonly name = "ContextExceeded";
}

/** The provider answered, with nothing. */
export class ModelSilent extends ModelFailed {
  override readonly name = "ModelSilent";
}

/** The provider's filter let nothing through. */
export class ContentFiltered extends ModelFailed {
  override readonly name = "ContentFiltered";
}
