import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { t } from "./messages.ts";
import styles from "./offline-notice.module.css";

/** Says that the connection is gone, and goes away with its return. The region is there before, to be read out. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite">
      {!online && (
        <p className={styles.notice}>
          <WifiOff size={16} aria-hidden="true" />
          {t.offline}
        </p>
      )}
    </div>
  );
}

function watchConnection(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
