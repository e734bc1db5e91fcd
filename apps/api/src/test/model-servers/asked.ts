import type { IncomingMessage } from "node:http";
import { buffer, json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { z } from "zod";

const message = z.looseObject({
  role: z.string(),
  content: z.string().nullish(),
  tool_call_id: z.string().optional(),
  tool_calls: z
    .array(
      z.looseObject({
        id: z.string(),
        function: z.object({ name: z.string(), arguments: z.string() }),
      }),
    )
    .optional(),
});

/** Every parameter as it was sent: a refusal depends on the ones that nobody reads, too. */
const body = z.looseObject({
  model: z.string().default(""),
  messages: z.array(message).default([]),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).default([]),
  input: z.array(z.string()).default([]),
  stream: z.boolean().default(false),
});
export type AskedBody = z.infer<typeof body>;

/** A request as it stood on the wire. */
export type Asked = {
  readonly method: string;
  /** Behind the server's own base path. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: AskedBody;
  /** The names of all parameters of the body. */
  readonly sent: ReadonlySet<string>;
  /** How many requests before this one ended with the same message. */
  readonly round: number;
};

export async function readAsked(
  incoming: IncomingMessage,
  earlier: readonly Asked[],
): Promise<Asked> {
  const { pathname, searchParams } = new URL(incoming.url ?? "", "http://server");
  const raw = await readBody(incoming);
  const read = body.parse(raw);
  const last = read.messages.at(-1)?.content;
  return {
    method: incoming.method ?? "",
    path: pathname,
    query: searchParams,
    headers: incoming.headers,
    body: read,
    sent: new Set(Object.keys(raw)),
    round: earlier.filter((one) => one.body.messages.at(-1)?.content === last).length,
  };
}

async function readBody(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  if (incoming.method === "GET") return {};
  const type = incoming.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/")) return (await json(incoming)) as Record<string, unknown>;
  const fields: Record<string, string> = {};
  const form = new Busboy({ headers: { "content-type": type } });
  const files: Promise<Buffer>[] = [];
  form.on("field", (name, value) => void (fields[name] = value));
  form.on("file", (...[, stream]) => files.push(buffer(stream)));
  await pipeline(incoming, form);
  await Promise.all(files);
  return fields;
}
