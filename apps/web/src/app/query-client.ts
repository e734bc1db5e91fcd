import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../shared/http/api-error.ts";

/** The cache of server state. Only calls that may go better the next time are tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.logFailure) console.warn(meta.logFailure, error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        retryDelay: (attempt) => 400 * 2 ** attempt,
        staleTime: 15_000,
      },
    },
  });
}

function isWorthRetrying(failures: number, error: Error): boolean {
  const serverMayRecover = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return serverMayRecover && failures < 2;
}
