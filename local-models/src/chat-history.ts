// Between the messages of OpenAI's API and the conversation of node-llama-cpp.

export type Call = { id: string; function: { name: string; arguments: string } };
export type Message =
  | { role: "system" | "developer" | "user"; content: string }
  | { role: "assistant"; content?: string | null; tool_calls?: readonly Call[] }
  | { role: "tool"; tool_call_id: string; content: string };
export type Tool = {
  function: { name: string; description?: string; parameters?: Record<string, unknown> };
};

type FunctionCall = { type: "functionCall"; name: string; params: unknown; result: unknown };
export type HistoryItem =
  | { type: "system" | "user"; text: string }
  | { type: "model"; response: (string | FunctionCall)[] };
export type Functions = Record<string, { description?: string; params?: Record<string, unknown> }>;

/** The conversation, which ends with the reply that the model is to write or to continue. */
export function toHistory(messages: readonly Message[]): HistoryItem[] {
  const results = new Map(
    messages.flatMap((one) => (one.role === "tool" ? [[one.tool_call_id, one.content]] : [])),
  );
  const history: HistoryItem[] = [];
  for (const message of messages) {
    // It is the result of a call, where the call is.
    if (message.role === "tool") continue;
    if (message.role === "assistant") replyOf(history).push(...toResponse(message, results));
    else if (message.role === "user") history.push({ type: "user", text: message.content });
    else history.push({ type: "system", text: message.content });
  }
  replyOf(history);
  return history;
}

/** What the model has written since the last message of somebody else: a call and what follows it are one reply. */
function replyOf(history: HistoryItem[]): (string | FunctionCall)[] {
  const last = history.at(-1);
  if (last?.type === "model") return last.response;
  const reply: HistoryItem = { type: "model", response: [] };
  history.push(reply);
  return reply.response;
}

function toResponse(
  { content, tool_calls: calls = [] }: Extract<Message, { role: "assistant" }>,
  results: ReadonlyMap<string, string>,
): (string | FunctionCall)[] {
  const made = calls.map(({ id, function: called }): FunctionCall => {
    const params = readArguments(called.arguments);
    return { type: "functionCall", name: called.name, params, result: results.get(id) ?? "" };
  });
  return content ? [content, ...made] : made;
}

/** A model may have written arguments that are no JSON. */
function readArguments(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The tools as functions; undefined without any. */
export function toFunctions(tools: readonly Tool[] = []): Functions | undefined {
  if (tools.length === 0) return undefined;
  return Object.fromEntries(
    tools.map(({ function: { name, description, parameters } }) => [
      name,
      { ...(description && { description }), ...(parameters && { params: parameters }) },
    ]),
  );
}
