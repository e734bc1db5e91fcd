import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { t } from "../messages.ts";
import styles from "./entry-table.module.css";

/** A skeleton of the list while it loads. */
export function LoadingRows() {
  return (
    <>
      <tr>
        <td colSpan={2}>
          <span role="status" className={styles.loading}>
            {t.loading}
          </span>
        </td>
        <td className={styles.state} aria-hidden="true" />
        <td className={styles.size} aria-hidden="true" />
        <td className={styles.date} aria-hidden="true" />
        <td className={styles.actions} aria-hidden="true" />
      </tr>
      {["42%", "58%", "34%"].map((width) => (
        <tr key={width}>
          <td className={styles.check}>
            <Skeleton width="16px" />
          </td>
          <td className={styles.name}>
            <Skeleton width={width} />
          </td>
          <td className={styles.state}>
            <Skeleton width="64px" />
          </td>
          <td className={styles.size}>
            <Skeleton width="56px" />
          </td>
          <td className={styles.date}>
            <Skeleton width="84px" />
          </td>
          <td className={styles.actions} aria-hidden="true" />
        </tr>
      ))}
    </>
  );
}
