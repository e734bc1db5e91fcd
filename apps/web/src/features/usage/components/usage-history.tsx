import type { UsageDay } from "@footnote/contracts/usage";
import { Download } from "lucide-react";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate, formatNumber } from "../../../shared/language/format.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Choice } from "../../../shared/ui/controls/choice.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { useUsageExport, useUsageHistory } from "../api.ts";
import { t } from "../messages.ts";
import { DayBars, toNoon } from "./day-bars.tsx";
import { ModelsTable } from "./models-table.tsx";
import styles from "./usage-history.module.css";

type Period = "30" | "90";

/** What the organization did day by day, for its admins. */
export function UsageHistory() {
  const [period, setPeriod] = useState<Period>("30");
  // Kept here: the days of another period come as another list, and what was opened stays open.
  const [table, setTable] = useState(false);
  const history = useUsageHistory(Number(period));
  const { data, error, isPending, isPlaceholderData, refetch } = history;
  const exporting = useUsageExport();
  const options = (["30", "90"] as const).map((value) => ({
    value,
    label: t.lastDays(Number(value)),
  }));
  return (
    <Panel title={t.history} lead={t.historyLead}>
      <Choice label={t.period} options={options} value={period} onChange={setPeriod} />
      {isPending && <Skeleton width="100%" height="375px" />}
      {error && (
        <LoadFailure onRetry={refetch}>{t.historyFailed(getErrorMessage(error))}</LoadFailure>
      )}
      {data && (
        <div aria-busy={isPlaceholderData} className={styles.days}>
          <Days days={data.days} open={table} onToggle={setTable} />
        </div>
      )}
      {exporting.isError && (
        <Banner tone="error">{t.exportFailed(getErrorMessage(exporting.error))}</Banner>
      )}
      <div className={styles.actions}>
        <Button busy={exporting.isPending} onClick={() => exporting.mutate(Number(period))}>
          {!exporting.isPending && <Download size={16} aria-hidden="true" />}
          {t.export}
        </Button>
      </div>
    </Panel>
  );
}

type DaysProps = { days: readonly UsageDay[]; open: boolean; onToggle: (open: boolean) => void };

function Days({ days, open, onToggle }: DaysProps) {
  const requests = days.map(({ day, requests: count }) => ({ day, count }));
  const uploads = days.map(({ day, uploads: count }) => ({ day, count }));
  return (
    <>
      <DayBars title={t.questionsTitle} days={requests} total={t.questions(sum(requests))} />
      <DayBars title={t.uploadsTitle} days={uploads} total={t.uploads(sum(uploads))} />
      <ModelsTable days={days} />
      <details
        className={styles.details}
        open={open}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary>{t.asTable}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls: the keyboard must reach it */}
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t.table}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t.day}</th>
                <th scope="col">{t.questionsTitle}</th>
                <th scope="col">{t.uploadsTitle}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, requests: asked, uploads: added }) => (
                <tr key={day}>
                  <th scope="row">{formatDate(toNoon(day), "")}</th>
                  <td>{formatNumber(asked)}</td>
                  <td>{formatNumber(added)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

function sum(days: readonly { count: number }[]): number {
  return days.reduce((total, { count }) => total + count, 0);
}
