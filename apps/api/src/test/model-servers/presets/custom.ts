import { allModels, type Preset, refuse, secretKey } from "../preset.ts";
import { isAbout } from "../server.ts";
import type { Chunk, Reply } from "../wire.ts";

type Piece = {
  index?: number | undefined;
  id?: string | undefined;
  type?: string;
  function: { name?: string };
};

/** Changes each piece of a call; `calls` are the pieces seen so far. */
function changePieces(chunks: Chunk[], change: (piece: Piece, calls: Piece[]) => Piece): Chunk[] {
  const seen: Piece[] = [];
  return chunks.map((chunk) => {
    const [choice] = chunk["choices"] as { delta: { tool_calls?: Piece[] } }[];
    const pieces = choice?.delta.tool_calls;
    if (!choice || !pieces) return chunk;
    const changed = pieces.map((piece) => {
      seen.push(piece);
      return change(piece, seen);
    });
    return { ...chunk, choices: [{ ...choice, delta: { ...choice.delta, tool_calls: changed } }] };
  });
}

/** A server of one's own that sends no ids, and no numbers with later pieces (sgl-project/sglang#7048). */
const withoutIds = (chunks: Chunk[]) =>
  changePieces(chunks, (piece) => ({ ...piece, id: undefined, index: undefined }));

/** One that repeats id and name with every piece. */
function repeatNames(chunks: Chunk[]): Chunk[] {
  return changePieces(chunks, (piece, seen) => {
    const begun = seen.find((one) => one.index === piece.index && one.id);
    return { ...piece, id: begun?.id ?? "", function: { ...begun?.function, ...piece.function } };
  });
}

const hidden: Reply = {
  status: 422,
  body: { detail: "Extra inputs are not permitted: max_tokens" },
};

const base: Preset = {
  name: "A server of one's own",
  basePath: "/v1",
  key: secretKey,
  models: allModels,
  contextTokens: 4_096,
  wording: {
    key: () => ({ status: 403, body: { detail: "Not authenticated" } }),
    model: () => ({ status: 404, body: { detail: "Not Found" } }),
    context: () => ({ status: 413, body: { detail: "Input validation error: too many tokens" } }),
    busy: () => refuse(429, "Too many requests"),
  },
  quirks: [],
};

export const custom: Preset = {
  ...base,
  name: "A server of one's own, plain",
  expected: { stream: "without_usage" },
  quirks: [
    {
      name: "no usage",
      handledBy: [],
      shownBy: "stream",
      chunks: (chunks) => chunks.map((chunk) => ({ ...chunk, usage: undefined })),
    },
    {
      name: "lines that end with CR and LF, and comments that keep the connection open",
      handledBy: [],
      shownBy: "exact_text",
      events: (text) => `: ping\r\n\r\n${text.replaceAll("\n", "\r\n")}`,
    },
    {
      name: "the longest length refused under either name",
      handledBy: ["limit_left_out"],
      shownBy: "chat",
      refuse: ({ sent }) => (sent.has("max_tokens") ? hidden : undefined),
    },
    {
      name: "errors as a detail",
      handledBy: [],
      shownBy: "long_context",
    },
    {
      name: "calls without ids and numbers",
      handledBy: ["calls_without_id"],
      shownBy: "two_calls",
      chunks: withoutIds,
    },
    {
      name: "vectors out of order",
      handledBy: ["vectors_out_of_order"],
      shownBy: "embedding_order",
      reply: (reply) => {
        const { data } = reply.body as { data?: { embedding?: unknown }[] };
        if (!data?.[0]?.embedding) return reply;
        return { ...reply, body: { ...(reply.body as object), data: data.toReversed() } };
      },
    },
  ],
};

export const customRepeating: Preset = {
  ...base,
  name: "A server of one's own, repeating",
  quirks: [
    {
      name: "id and name of a call with every piece",
      handledBy: ["call_names_repeated"],
      shownBy: "tool_call",
      chunks: repeatNames,
    },
    {
      name: "a connection that is lost within the stream",
      handledBy: [],
      shownBy: "broken_stream",
      reply: (reply, asked) =>
        isAbout(asked, "broken") && asked.body.stream && asked.round === 0
          ? { ...reply, body: ": starting\n\n", hangsUp: true }
          : reply,
    },
  ],
};

export const customWhole: Preset = {
  ...base,
  name: "A server of one's own, without streams",
  expected: { stream: "not_streamed" },
  quirks: [
    {
      name: "a whole reply where a stream was asked for",
      handledBy: ["json_for_stream"],
      shownBy: "exact_text",
      streams: false,
    },
  ],
};

/** An address without its "/v1": what is there shows a page for every path. */
export const pageForApi: Preset = {
  ...base,
  name: "A page in place of an API",
  only: ["models", "chat", "embedding", "transcription"],
  expected: {
    models: "unknown_model",
    chat: "unknown_model",
    embedding: "unknown_model",
    transcription: "unknown_model",
  },
  quirks: [
    {
      name: "a page of HTML with status 200",
      handledBy: ["page_for_api"],
      shownBy: "chat",
      reply: () => ({
        status: 200,
        headers: { "content-type": "text/html; charset=utf-8" },
        body: "<!doctype html><title>Welcome</title>",
      }),
    },
  ],
};
