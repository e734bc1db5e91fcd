import fc, { type Arbitrary } from "fast-check";
import type { Operation } from "./operation.ts";
import { asText, hostileText, type KnownIds, valid } from "./values.ts";

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

/** Generates a path of the operation with known, random or hostile ids, or one slightly off. */
export function generatePath({ path, parameters }: Operation, ids: KnownIds): Arbitrary<string> {
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

/** Generates a valid or invalid query without the question mark; "" for none. */
export function generateQuery({ parameters }: Operation, ids: KnownIds): Arbitrary<string> {
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

function pair(name: string, value: string): string {
  return `${name}=${encodeURIComponentLoosely(value)}`;
}

/** Lone surrogates have no percent-encoding; their bytes as UTF-8 decoders meet them have. */
function encodeURIComponentLoosely(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
}
