import fc, { type Arbitrary } from "fast-check";
import { generatePath, generateQuery } from "./addresses.ts";
import { generateBody } from "./bodies.ts";
import { oddHeaders } from "./odd-headers.ts";
import type { Operation, Parameter } from "./operation.ts";
import type { KnownIds, Schema } from "./values.ts";

export const actors = ["nobody", "member", "admin", "stranger"] as const;
export type Actor = (typeof actors)[number];

/** One request as it is sent. */
export type FuzzedRequest = {
  actor: Actor;
  method: string;
  /** From the first slash on, as it is sent. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
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

/** Generates requests for any of the operations: valid, slightly invalid or hostile. */
export function fuzzedRequests(
  operations: readonly Operation[],
  ids: KnownIds,
): Arbitrary<FuzzedRequest> {
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
        path: generatePath(operation, ids),
        query: generateQuery(operation, ids),
        sent: generateBody(operation, ids),
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
