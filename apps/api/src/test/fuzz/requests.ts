import fc, { type Arbitrary } from "fast-check";
import { pathOf, queryOf } from "./addresses.ts";
import { bodyOf } from "./bodies.ts";
import { oddHeaders } from "./odd-headers.ts";
import type { Operation, Parameter } from "./operation.ts";
import type { KnownIds, Schema } from "./values.ts";

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
