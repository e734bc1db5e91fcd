import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { QueriedRecords } from "../../../shared/ui/layout/record-list.tsx";
import { t } from "../messages.ts";
import styles from "../operator.module.css";

type PagedListProps = {
  label: string;
  query: Pick<
    UseInfiniteQueryResult,
    "error" | "isPending" | "refetch" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
  >;
  /** Shown in place of an empty list. */
  none: string;
  children: ReactNode[] | undefined;
};

/** A list of records that loads page by page. */
export function PagedList({ label, query, none, children }: PagedListProps) {
  return (
    <>
      <QueriedRecords
        label={label}
        query={query}
        loading={t.loading}
        failed={t.loadFailed}
        none={none}
      >
        {children}
      </QueriedRecords>
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
