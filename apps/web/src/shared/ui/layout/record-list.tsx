import type { ReactNode } from "react";
import styles from "./record-list.module.css";
import { Skeleton } from "../feedback/skeleton.tsx";

/** Things one below the other, each with what is known of it and what can be done with it. */
export function RecordList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

type RecordProps = {
  name: string;
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

/** The shape of a list to come. */
export function LoadingRecords({ label }: { label: string }) {
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
