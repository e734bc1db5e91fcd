import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { t } from "./messages.ts";
import styles from "./source-viewer.module.css";

export function LoadingBody() {
  return (
    <div className={styles.loading} role="status" aria-label={t.loading}>
      {["92%", "98%", "88%", "95%", "61%", "97%", "90%", "74%"].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
