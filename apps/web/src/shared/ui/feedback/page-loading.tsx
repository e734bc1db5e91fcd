import styles from "./page-loading.module.css";
import { Spinner } from "./spinner.tsx";
import { t } from "../messages.ts";

/** A full-page loading state, shown after a short delay so that fast responses do not flicker. */
export function PageLoading({ children = t.loading }: { children?: string }) {
  return (
    <div className={styles.page} role="status">
      <Spinner />
      <span>{children}</span>
    </div>
  );
}
