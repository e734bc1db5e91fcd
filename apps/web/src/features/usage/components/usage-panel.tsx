import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { ProgressBar } from "../../../shared/ui/feedback/progress-bar.tsx";
import { useUsage } from "../api.ts";
import { getMeasures } from "../measures.ts";
import { t } from "../messages.ts";
import styles from "./usage-panel.module.css";

/** What the organization holds and has used this month, against its licence. */
export function UsagePanel() {
  const { data, error, isPending, refetch } = useUsage();
  return (
    <Panel title={t.title}>
      {isPending && (
        <p role="status" className={styles.waiting}>
          {t.loading}
        </p>
      )}
      {error && (
        <LoadFailure onRetry={refetch}>
          {t.failed(getErrorMessage(error, t.failedFallback))}
        </LoadFailure>
      )}
      {data && (
        <ul className={styles.measures}>
          {getMeasures(data).map(({ name, text, fraction }) => (
            <li key={name} data-full={fraction === 1 || undefined}>
              <span className={styles.line}>
                <span>{name}</span>
                <span className={styles.text}>{text}</span>
              </span>
              <ProgressBar label={name} fraction={fraction} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
