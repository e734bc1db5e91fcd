import fc, { type Arbitrary } from "fast-check";
import { multipart, type Sent } from "./multipart.ts";
import type { Operation } from "./operation.ts";
import { mutated, type KnownIds } from "./values.ts";

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

/** Generates a body for the operation: valid, mutated, broken, or of another type than declared. */
export function generateBody(operation: Operation, ids: KnownIds): Arbitrary<Sent | undefined> {
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
      : mutated(body.schema, ids).map((value) => json(JSON.stringify(value) ?? ""));
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

function json(text: string): Sent {
  return { type: "application/json", bytes: Buffer.from(text) };
}
