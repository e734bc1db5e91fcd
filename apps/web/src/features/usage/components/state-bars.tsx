import type { OrganizationOverview } from "@footnote/contracts/overview";
import { formatNumber } from "../../../shared/language/format.ts";
import { t } from "../messages.ts";
import styles from "./organization-summary.module.css";

const states = ["ready", "processing", "failed", "outdated"] as const;

/** One bar a state, labelled with its name and its number: a table whose last column is drawn, for the eye only. */
export function StateBars({ counts }: { counts: OrganizationOverview["documents"] }) {
  const most = Math.max(...Object.values(counts));
  if (most === 0) return <p className={styles.none}>{t.noDocuments}</p>;
  return (
    <table className={styles.states} aria-label={t.documentsByState}>
      <tbody>
        {states.map((state) => (
          <tr key={state}>
            <th scope="row">{t.state(state)}</th>
            <td>{formatNumber(counts[state])}</td>
            <td aria-hidden="true" className={styles.track}>
              {counts[state] > 0 && (
                <span
                  className={styles.bar}
                  data-state={state}
                  style={{ width: `${(counts[state] / most) * 100}%` }}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
