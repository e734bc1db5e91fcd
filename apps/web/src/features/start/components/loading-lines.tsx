import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import styles from "./home-list.module.css";

/** The shape of a list to come. */
export function LoadingLines({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {["62%", "78%", "54%"].map((width) => (
        <span key={width} className={styles.item}>
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  );
}
