import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { t } from "../messages.ts";
import styles from "./entry-table.module.css";

/** A skeleton of the list while it loads. */
export function LoadingRows() {
  return [null, "58%", "34%"].map((width) => (
    <tr key={width}>
      <td className={styles.check}>
        <Skeleton width="16px" />
      </td>
      <td className={styles.name} data-loading="">
        {width === null ? <span role="status">{t.loading}</span> : <Skeleton width={width} />}
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
  ));
}
