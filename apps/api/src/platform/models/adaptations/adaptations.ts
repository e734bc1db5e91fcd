/**
 * Every way in which a provider differs from OpenAI's API that the product adapts to, and what it does. Each is looked up
 * by its name where it is carried out, so that the compatibility suite can leave one out and see what breaks.
 */
export const adaptations = {
  // Parameters that a provider refuses by name: openai-chat-params.ts.
  limit_renamed: "sends the longest length under the other of its two names",
  limit_left_out: "sends no longest length",
  limit_without_room: "sends no longest length once, when it does not fit the context",
  temperature_left_out: "sends no temperature",
  usage_left_out: "does not ask for the tokens of a stream",
  tool_choice_as_word: "asks for any call of the one tool instead of the tool by its name",
  tool_choice_left_out: "offers the tool without requiring a call",
  tools_left_out: "offers no tools",
  short_call_ids: "replaces the ids of calls by ones of nine letters and digits",
  call_signatures: "marks calls that the model has not made itself",

  // Parts of a reply: openai-chat-stream.ts, openai-chat-text.ts, reply-parts.ts.
  call_signatures_returned: "returns what the provider attaches to a call",
  content_parts: "joins the text of content that is a list of parts",
  call_arguments_object: "writes arguments that are an object as JSON",
  calls_without_index: "begins a call at a new id or name where pieces have no number",
  calls_numbered_alike: "begins a call at a new id where every call has the number 0",
  call_names_repeated: "reads a name once that is repeated with every piece",
  calls_without_id: "gives a call without an id one of its own",
  thoughts_in_text: "removes reasoning between tags",
  calls_in_text: "reads calls that the model writes as text",
  filter_endings: "reads the provider's own words for a filtered reply",
  error_ending: "takes a reply that ends with an error as broken off",

  // The transport: adapted-fetch.ts.
  error_in_success: "takes an error that is sent with status 200 as one of its code",
  page_for_api: "takes a page of HTML as an address that is none of the API",
  json_for_stream: "reads a whole completion where a stream was asked for",
  retry_delay_in_body: "waits as long as the body of a refusal asks",
  quota_not_retried: "does not retry when the quota is used up",

  // Kinds of failure: model-failure.ts.
  error_in_stream: "reads the status of an error that comes within a stream from its code",
  key_refused_as_400: "recognises a refused key by the words of another status",
  model_unknown_as_400: "recognises an unknown model by the words of another status",
  filter_as_error: "recognises a filtered request by its code",
  quota_as_402: "takes missing credits as a used-up quota",
  overload_as_529: "takes 529 as an overloaded provider",
  context_named:
    'recognises a full context by "context length", "context size" or "context window"',
  prompt_too_long: 'recognises a full context by "prompt is too long" and the like',
  tokens_exceeded:
    'recognises a full context by "exceeds the maximum number of tokens" and the like',

  // Other endpoints: openai-embedding.ts, openai-transcription.ts, openai-listing.ts.
  vectors_out_of_order: "orders vectors by their numbers",
  vectors_without_index: "takes a vector without a number as the one of its place",
  transcript_without_times: "asks for a transcript without times",
  listing_key_header: "lists models with the key in a header of its own",
} as const satisfies Record<string, string>;

export type Adaptation = keyof typeof adaptations;

/** Those that are carried out. */
export type Adaptations = ReadonlySet<Adaptation>;

export const everyAdaptation: Adaptations = new Set(Object.keys(adaptations) as Adaptation[]);
