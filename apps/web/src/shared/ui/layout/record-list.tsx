import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getErrorMessage } from "../../http/api-error.ts";
import { LoadFailure } from "../feedback/load-failure.tsx";
import styles from "./record-list.module.css";
import { Skeleton } from "../feedback/skeleton.tsx";

type QueriedRecordsProps = {
  label: string;
  query: Pick<UseQueryResult, "error" | "isPending" | "refetch">;
  /** The accessible name while the records load. */
  loading: string;
  /** Formats the sentence for a failed request. */
  failed: (reason: string) => string;
  /** Shown in place of an empty list. */
  none?: string;
  /** One `Record` each; undefined until they are loaded. */
  children: ReactNode[] | undefined;
};

/** A list of records in all its states: loading, failed, empty or filled. */
export function QueriedRecords(props: QueriedRecordsProps) {
  const { label, query, loading, failed, none, children } = props;
  return (
    <>
      {query.isPending && <LoadingRecords label={loading} />}
      {query.error && (
        <LoadFailure onRetry={query.refetch}>{failed(getErrorMessage(query.error))}</LoadFailure>
      )}
      {children?.length === 0 && none !== undefined && <p className={styles.none}>{none}</p>}
      {children && children.length > 0 && <RecordList label={label}>{children}</RecordList>}
    </>
  );
}

/** The list element for records. */
export function RecordList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

type RecordProps = {
  name: ReactNode;
  /** A word beside the name, such as "You". */
  tag?: string | undefined;
  about?: ReactNode;
  children?: ReactNode;
};

export function Record({ name, tag, about, children }: RecordProps) {
  return (
    <li className={styles.record}>
      <span className={styles.what}>
        <span className={styles.name}>
          {name}
          {tag !== undefined && <span className={styles.tag}>{tag}</span>}
        </span>
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </span>
      {children !== undefined && <span className={styles.actions}>{children}</span>}
    </li>
  );
}

/** The skeleton of a list while it loads. */
function LoadingRecords({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {["46%", "60%"].map((width) => (
        <span key={width} className={styles.record}>
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  );
}
