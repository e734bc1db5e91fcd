import type { CheckDetail, CheckName, CheckOutcome, CheckResult } from "./check.ts";

const titles: Readonly<Record<CheckName, string>> = {
  models: "List of models",
  chat: "Answer",
  stream: "Streamed answer",
  tool_call: "Tool call",
  tool_result: "Answer from results",
  forced_tool: "Required tool call",
  embedding: "Embedding",
  embedding_order: "Order of embeddings",
  transcription: "Transcription",
  wrong_key: "Wrong key",
  unknown_model: "Unknown model",
  long_context: "Long prompt",
};

const outcomes: Readonly<Record<CheckOutcome, string>> = {
  works: "works",
  limited: "limited",
  fails: "FAILS",
  not_tried: "not tried",
};

const sentences: Readonly<Record<CheckDetail, string>> = {
  listed: "The provider lists its models.",
  answered: "The model answers.",
  not_streamed: "The reply comes at once, not in pieces.",
  without_usage:
    "The reply comes in pieces, without the number of its tokens: costs cannot be counted.",
  called: "The model calls the tool with arguments that can be read.",
  not_called: "The model calls no tool: it answers from the first search and cannot search again.",
  arguments_unreadable: "The model calls the tool with arguments that are no JSON.",
  result_used: "The model answers from the results of tools.",
  result_ignored: "The model does not use the results of tools.",
  refused_by_name: "It is refused, and recognised as such.",
  any_key: "The server takes any key.",
  any_model: "The server takes any name of a model.",
  read_whole: "14,000 tokens are read from their beginning.",
  truncated:
    "The beginning of 14,000 tokens is lost without an error: answers would miss passages. Set a context of 16,384 tokens or more on the server.",
  embedded: "The model returns vectors.",
  in_order: "Several texts get their own vectors.",
  wrong_order: "Texts get the vectors of others.",
  transcribed: "The model transcribes recordings.",
  first_failed: "An earlier check failed.",
  key_refused: "The provider refuses the key.",
  unknown_model:
    "The provider does not know this model or address. The address of most providers ends in /v1.",
  busy: "The provider is busy, or its quota is used up.",
  context_exceeded:
    "14,000 tokens exceed the context of the model: answers use fewer passages than they could.",
  filtered: "The provider filters the request.",
  silent: "The model returns an empty reply.",
  unreachable: "The server cannot be reached.",
  timed_out: "The server does not answer in time.",
  unreadable: "The reply breaks off or cannot be read.",
  refused: "The provider refuses the request.",
  failed: "The provider fails.",
};

const widths = { title: 21, outcome: 10 };

/** Returns the line of a table about one check. */
export function describeCheck({ check, outcome, detail, message, ...more }: CheckResult): string {
  const facts = [
    sentences[detail],
    ...(message === undefined ? [] : [`(${message}.)`]),
    ...(more.dimensions === undefined ? [] : [`Dimensions: ${more.dimensions}.`]),
  ];
  const title = titles[check].padEnd(widths.title);
  return `${title}${outcomes[outcome].padEnd(widths.outcome)}${facts.join(" ")}`;
}
