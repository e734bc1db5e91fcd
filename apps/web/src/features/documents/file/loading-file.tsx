import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { t as shared } from "../messages.ts";
import styles from "./file-page.module.css";

/** The shape of the page while its file is loading. */
export function LoadingFile() {
  return (
    <div className={styles.loading} role="status" aria-label={shared.loading}>
      <Skeleton width="180px" />
      <Skeleton width="420px" height="32px" />
      <div className={styles.columns}>
        <div className={styles.lines}>
          {["92%", "98%", "88%", "95%", "61%", "97%", "90%", "74%"].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
        <div className={styles.lines}>
          {["70%", "85%", "60%", "90%", "75%"].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
    </div>
  );
}
