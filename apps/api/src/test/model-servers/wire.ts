import type { ServerResponse } from "node:http";

/** One reply of a server; a body of text is sent as it is. */
export type Reply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The connection ends after the body, as if the server had died. */
  readonly hangsUp?: boolean;
};

export type Chunk = Record<string, unknown>;

/** A message of a completion, with whatever a server adds. */
export type WireMessage = {
  role: string;
  content: unknown;
  tool_calls?: WireCall[];
  [more: string]: unknown;
};
export type WireCall = {
  id?: string;
  type: string;
  function: { name: string; arguments: unknown };
  [more: string]: unknown;
};

export type WireCompletion = {
  id: string;
  object: string;
  model: string;
  choices: { index: number; message: WireMessage; finish_reason: string | null }[];
  usage?: Record<string, unknown>;
  [more: string]: unknown;
};

/** A streamed completion as OpenAI sends it: the text in pieces, each call in three, the usage last. */
export function toChunks(completion: WireCompletion, withUsage: boolean): Chunk[] {
  const { id, model, usage } = completion;
  const [choice] = completion.choices;
  if (!choice) return [];
  const about = { id, object: "chat.completion.chunk", created: 1, model };
  const chunk = (delta: object, finish_reason: string | null = null): Chunk => ({
    ...about,
    choices: [{ index: 0, delta, finish_reason }],
    ...(withUsage && { usage: null }),
  });
  const { content, tool_calls: calls = [], ...rest } = choice.message;
  return [
    chunk({ ...rest, content: "" }),
    ...cut(content).map((piece) => chunk({ content: piece })),
    ...calls.flatMap((call, index) =>
      callPieces(call, index).map((piece) => chunk({ tool_calls: [piece] })),
    ),
    chunk({}, choice.finish_reason),
    ...(withUsage ? [{ ...about, choices: [], usage }] : []),
  ];
}

function cut(content: unknown): unknown[] {
  if (typeof content !== "string") return content === null ? [] : [content];
  return content.match(/[\s\S]{1,9}/g) ?? [];
}

function callPieces({ function: called, ...call }: WireCall, index: number): object[] {
  const text = called.arguments;
  const begun = { index, ...call, function: { name: called.name, arguments: "" } };
  if (typeof text !== "string") return [{ index, ...call, function: called }];
  const middle = Math.ceil(text.length / 2);
  const pieces = [text.slice(0, middle), text.slice(middle)];
  return [begun, ...pieces.map((piece) => ({ index, function: { arguments: piece } }))];
}

export function toEvents(chunks: readonly Chunk[]): string {
  return [...chunks.map((chunk) => JSON.stringify(chunk)), "[DONE]"]
    .map((data) => `data: ${data}\n\n`)
    .join("");
}

export function sendReply(outgoing: ServerResponse, reply: Reply): void {
  const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
  outgoing.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
  if (reply.hangsUp) outgoing.write(text, () => outgoing.destroy());
  else outgoing.end(text);
}
