import type { EndpointShape, QueryFor, ReplyOf } from "@footnote/contracts/endpoint";
import type { QueryClient } from "@tanstack/react-query";
import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "./call.ts";
import { call } from "./call.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Logged when the query fails. Set where the page does without the data and shows no error. */
      logFailure?: string;
    };
  }
}

/**
 * Builds the cached query of a GET endpoint. The key comes from the endpoint, so that features which read the same data
 * share one cache entry without importing each other.
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

/** Builds the query of a listing that comes in pages: each page continues at the cursor of the page before. */
export function buildPagedQuery<const E extends EndpointShape>(
  endpoint: E,
  query: Omit<QueryFor<E>, "cursor">,
) {
  return infiniteQueryOptions({
    queryKey: [endpoint.path, query],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }): Promise<ReplyOf<E> & Page> => {
      const input = { query: { ...query, cursor: pageParam }, signal };
      return call(endpoint, input as unknown as CallInput<E>) as Promise<ReplyOf<E> & Page>;
    },
    getNextPageParam: (page: Page) => page.next_cursor ?? undefined,
  });
}

type Page = { next_cursor: string | null };

/** Reads the cached replies of endpoints again. */
export async function refresh(
  queryClient: QueryClient,
  ...endpoints: readonly EndpointShape[]
): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: getQueryKey(endpoint) })),
  );
}

/** Returns a handler that reads the cached replies of endpoints again, for after a mutation. */
export function useRefresh(...endpoints: readonly EndpointShape[]): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => refresh(queryClient, ...endpoints);
}

/** The key that matches every cached reply of an endpoint. */
export function getQueryKey(endpoint: EndpointShape): readonly [string] {
  return [endpoint.path];
}
