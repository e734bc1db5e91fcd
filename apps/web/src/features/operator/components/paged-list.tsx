import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { LoadingRecords, RecordList } from "../../../shared/ui/layout/record-list.tsx";
import { t } from "../messages.ts";
import styles from "../operator.module.css";

type PagedListProps = {
  label: string;
  query: Pick<
    UseInfiniteQueryResult,
    "error" | "isPending" | "refetch" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
  >;
  /** What stands in place of an empty list. */
  none: string;
  children: ReactNode[];
};

/** A list that comes in pages, in all its states. */
export function PagedList({ label, query, none, children }: PagedListProps) {
  if (query.isPending) return <LoadingRecords label={t.loading} />;
  if (query.error && children.length === 0) {
    return (
      <LoadFailure onRetry={query.refetch}>
        {t.loadFailed(getErrorMessage(query.error, t.unknownError))}
      </LoadFailure>
    );
  }
  if (children.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <>
      <RecordList label={label}>{children}</RecordList>
      {query.hasNextPage && (
        <Button
          className={styles.more ?? ""}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </>
  );
}
