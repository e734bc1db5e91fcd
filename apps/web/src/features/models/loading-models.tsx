import type { UseQueryResult } from "@tanstack/react-query";
import { getErrorMessage } from "../../shared/http/api-error.ts";
import { LoadFailure } from "../../shared/ui/feedback/load-failure.tsx";
import { Skeleton } from "../../shared/ui/feedback/skeleton.tsx";
import { t } from "./messages.ts";

type LoadingModelsProps = { query: Pick<UseQueryResult, "error" | "refetch"> };

/** What is shown until the models are there, or in their place. */
export function LoadingModels({ query: { error, refetch } }: LoadingModelsProps) {
  if (error)
    return <LoadFailure onRetry={refetch}>{t.loadFailed(getErrorMessage(error))}</LoadFailure>;
  return (
    <div role="status" aria-label={t.loading}>
      <Skeleton width="100%" height="320px" />
    </div>
  );
}
