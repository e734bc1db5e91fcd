import type { EndpointShape } from "@footnote/contracts/endpoint";
import { queryOptions } from "@tanstack/react-query";
import type { CallInput } from "./call.ts";
import { call } from "./call.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** What to log when this cannot be read: for what the page does without, so that nobody is told. */
      logFailure?: string;
    };
  }
}

/**
 * A GET endpoint as a cached query. The key comes from the endpoint itself, so two features that read the
 * same thing share one cache entry without knowing each other.
 */
export function buildQuery<const E extends EndpointShape>(
  endpoint: E,
  input: Omit<CallInput<E>, "signal">,
) {
  return queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, { ...input, signal } as unknown as CallInput<E>),
  });
}

/** The key that matches every cached answer of an endpoint, for invalidation. */
export function getQueryKey(endpoint: EndpointShape): readonly [string] {
  return [endpoint.path];
}
