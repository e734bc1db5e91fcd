import type { OrganizationOverview } from "@footnote/contracts/overview";
import { formatStorage } from "@footnote/contracts/upload-checks";
import { formatDate, formatNumber } from "../../../shared/language/format.ts";
import { ProgressBar } from "../../../shared/ui/feedback/progress-bar.tsx";
import { t } from "../messages.ts";
import styles from "./usage-panel.module.css";

type Used = { name: string; used: number; limit: number | null; note?: string };

/** Questions, seats and storage against their limits, and how many members are active. */
export function LicenseUse({ overview }: { overview: OrganizationOverview }) {
  const { questions, seats, storage, active_members: active } = overview;
  const note = t.resets(formatResetDay(questions.resets_at));
  return (
    <ul className={styles.measures}>
      <Measure name={t.questionsThisMonth} {...questions} note={note} />
      <Measure name={t.seats} {...seats} />
      <Measure name={t.storage} {...storage} format={formatStorage} />
      <li>
        <Line name={t.activeMembers} text={formatNumber(active)} />
      </li>
    </ul>
  );
}

function Measure(props: Used & { format?: (value: number) => string }) {
  const { name, used, limit, note, format = formatNumber } = props;
  if (limit === null) {
    return (
      <li>
        <Line name={name} text={t.unlimited(format(used))} />
      </li>
    );
  }
  return (
    <li data-full={used >= limit || undefined}>
      <Line name={name} text={t.ofLimit(format(used), format(limit))} />
      <ProgressBar label={name} fraction={Math.min(1, used / limit)} />
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </li>
  );
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <span className={styles.line}>
      <span>{name}</span>
      <span className={styles.text}>{text}</span>
    </span>
  );
}

/** The count resets at midnight in UTC: at noon it is the same day nearly everywhere. */
function formatResetDay(moment: string): string {
  return formatDate(moment.replace("T00:", "T12:"), "");
}
