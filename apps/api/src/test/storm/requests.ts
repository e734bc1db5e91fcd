import fc, { type Arbitrary } from "fast-check";
import { bent, hostileText, type KnownIds, type Schema, valid } from "./values.ts";

export const actors = ["nobody", "member", "admin", "stranger"] as const;
export type ActorName = (typeof actors)[number];

/** One request as it goes over the line. */
export type Shot = {
  actor: ActorName;
  method: string;
  /** From the first slash on, as it is sent. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

type Parameter = { name: string; in: "path" | "query"; schema: Schema };
export type Operation = {
  method: string;
  path: string;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | undefined;
};

type OpenApi = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
};

/** Every operation of an OpenAPI document. */
export function operationsOf(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { parameters = [], requestBody }]) => {
      const [content] = Object.entries(requestBody?.content ?? {});
      const body = content && { type: content[0], schema: content[1].schema };
      return { method: method.toUpperCase(), path, parameters, body };
    }),
  );
}

/** Requests at any of the operations: right, a little wrong, or hostile. */
export function shots(operations: readonly Operation[], ids: KnownIds): Arbitrary<Shot> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        actor: fc.constantFrom(...actors),
        method: fc.oneof(
          { weight: 15, arbitrary: fc.constant(operation.method) },
          {
            weight: 1,
            arbitrary: fc.constantFrom(
              "GET",
              "POST",
              "PUT",
              "PATCH",
              "DELETE",
              "HEAD",
              "OPTIONS",
              "TRACE",
              "PROPFIND",
            ),
          },
        ),
        path: pathOf(operation, ids),
        query: queryOf(operation, ids),
        sent: bodyOf(operation, ids),
        odd: oddHeaders,
      })
      .map(({ actor, method, path, query, sent, odd }) => ({
        actor,
        method,
        path: path + (query === "" ? "" : `?${query}`),
        headers: { ...(sent && { "content-type": sent.type }), ...odd },
        body: sent?.bytes,
      })),
  );
}

const oddSegment = fc.oneof(
  hostileText.map(encodeURIComponentLoosely),
  fc.constantFrom(
    "%",
    "%zz",
    "%F0",
    "%00",
    "%2e%2e%2f",
    "..",
    "%2F",
    ";x",
    "a%20b",
    "1",
    "0",
    "-1",
  ),
);

function pathOf({ path, parameters }: Operation, ids: KnownIds): Arbitrary<string> {
  const schemas = new Map(parameters.map(({ name, schema }) => [name, schema]));
  const pieces = path.split(/(\{\w+\})/).map((piece) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    if (name === undefined) return fc.constant(piece);
    const real = valid({ type: "string", format: "uuid", ...schemas.get(name) }, ids);
    return fc.oneof(
      {
        weight: 5,
        arbitrary: fc
          .oneof(fc.constantFrom(...ids), real.map(String))
          .map(encodeURIComponentLoosely),
      },
      { weight: 2, arbitrary: oddSegment },
    );
  });
  return fc
    .tuple(fc.tuple(...pieces), fc.constantFrom("", "", "", "", "", "", "", "", "/", "%00", "#"))
    .map(([parts, tail]) => parts.join("") + tail);
}

function queryOf({ parameters }: Operation, ids: KnownIds): Arbitrary<string> {
  const declared = parameters
    .filter(({ in: place }) => place === "query")
    .map(({ name, schema }) =>
      fc.oneof(
        { weight: 2, arbitrary: fc.constant("") },
        { weight: 3, arbitrary: valid(schema, ids).map((value) => pair(name, asText(value))) },
        { weight: 3, arbitrary: hostileText.map((value) => pair(name, value)) },
        { weight: 1, arbitrary: fc.constant(`${name}=1&${name}=2`) },
        { weight: 1, arbitrary: fc.constant(`${name}[a]=1&${name}=%F0`) },
      ),
    );
  const extra = fc.oneof(
    { weight: 9, arbitrary: fc.constant("") },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "__proto__=1",
        "a=%",
        "=",
        "&&&",
        "ticket=x",
        "constructor[prototype]=1",
      ),
    },
  );
  return fc.tuple(...declared, extra).map((pairs) => pairs.filter((one) => one !== "").join("&"));
}

type Sent = { type: string; bytes: Buffer };

const wrongTypes = [
  "text/plain",
  "application/xml",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "x",
  "application/json, text/plain",
];

const brokenJson = fc.constantFrom(
  "{",
  '{"a":',
  "[1,2",
  "nul",
  "'a'",
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  "\uFEFF{}",
  "1e999999",
  `"${"\\ud800"}"`,
  "[".repeat(20_000),
  `{"email":"${"x".repeat(300_000)}"}`,
);

function bodyOf(operation: Operation, ids: KnownIds): Arbitrary<Sent | undefined> {
  const { body, method } = operation;
  if (!body)
    return method === "GET"
      ? fc.constant(undefined)
      : fc.oneof(
          fc.constant(undefined),
          brokenJson.map((text) => json(text)),
        );
  const right =
    body.type === "multipart/form-data"
      ? multipart(body.schema, ids)
      : bent(body.schema, ids).map((value) => json(JSON.stringify(value) ?? ""));
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 1, arbitrary: brokenJson.map((text) => json(text)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, fc.constantFrom(...wrongTypes))
        .map(([sent, type]) => ({ ...sent, type })),
    },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 500 })
        .map((bytes) => ({ type: body.type, bytes: Buffer.from(bytes) })),
    },
  );
}

const fileNames = fc.oneof(
  fc.constantFrom(
    "notes.txt",
    "table.csv",
    "recording.wav",
    "broken.pdf",
    "x.docx",
    "none",
    ".txt",
    "a.exe",
  ),
  hostileText,
);
const fileBytes = fc.oneof(
  fc.constantFrom(
    "The ferry leaves at noon.",
    "",
    "%PDF-1.7\n%%EOF",
    "PK\u0003\u0004",
    "RIFF\0\0\0\0WAVEfmt ",
  ),
  fc.string({ unit: "binary", maxLength: 200 }),
);

function multipart({ properties = {} }: Schema, ids: KnownIds): Arbitrary<Sent> {
  const fields = Object.entries(properties)
    .filter(([, { format }]) => format !== "binary")
    .map(([name, schema]) =>
      fc.oneof(
        valid(schema, ids).map((value) => part(name, asText(value))),
        hostileText.map((value) => part(name, value)),
        fc.constant(""),
      ),
    );
  const file = fc
    .tuple(fc.constantFrom("file", "file", "file", "other", "__proto__"), fileNames, fileBytes)
    .map(([name, filename, bytes]) => part(name, bytes, filename));
  const parts = fc.tuple(
    ...fields,
    fc.oneof({ weight: 8, arbitrary: file }, { weight: 1, arbitrary: fc.constant("") }),
  );
  const end = fc.constantFrom("--x--\r\n", "--x--\r\n", "--x--\r\n", "--x\r\n", "");
  return fc.tuple(parts, end).map(([all, last]) => ({
    type: "multipart/form-data; boundary=x",
    bytes: Buffer.from(all.join("") + last),
  }));
}

function part(name: string, value: string, filename?: string): string {
  const quoted = (text: string) => text.replace(/[\r\n"]/g, "_");
  const file = filename === undefined ? "" : `; filename="${quoted(filename)}"`;
  return `--x\r\ncontent-disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n${value}\r\n`;
}

const oddHeaders = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { authorization: "Token" },
      { authorization: `Token ${"x".repeat(5_000)}` },
      { authorization: "Basic eDp5" },
      { authorization: "Token fn_nothing" },
      { cookie: "csrftoken=; csrftoken=%F0; __proto__=1" },
      { "x-csrftoken": "\u00ff".repeat(40) },
      { "x-forwarded-for": "not an address, 1.2.3.4" },
      { "x-forwarded-for": "::ffff:10.0.0.1%eth0" },
      { "x-forwarded-proto": "javascript" },
      { host: "evil.example" },
      { "accept-encoding": "br;q=nope, \u00e9" },
      { accept: "text/event-stream" },
      { accept: "\u00ff" },
      { range: "bytes=9-1,-0" },
      { "if-none-match": '"x' },
      { "last-event-id": "NaN" },
      { "user-agent": "\u00ff".repeat(2_000) },
      { "content-encoding": "gzip" },
      { "accept-language": "*;q=9" },
      { expect: "nothing" },
      { upgrade: "websocket", connection: "upgrade" },
    ),
  },
);

function json(text: string): Sent {
  return { type: "application/json", bytes: Buffer.from(text) };
}

function pair(name: string, value: string): string {
  return `${name}=${encodeURIComponentLoosely(value)}`;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Lone surrogates have no percent-encoding; their bytes as UTF-8 decoders meet them have. */
function encodeURIComponentLoosely(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
}
