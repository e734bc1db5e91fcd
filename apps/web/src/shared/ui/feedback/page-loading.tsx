import styles from "./page-loading.module.css";
import { Spinner } from "./spinner.tsx";
import { t } from "../messages.ts";

/** A whole screen waiting, quiet for the first moments so that fast answers do not flicker. */
export function PageLoading({ children = t.loading }: { children?: string }) {
  return (
    <div className={styles.page} role="status">
      <Spinner />
      <span>{children}</span>
    </div>
  );
}
