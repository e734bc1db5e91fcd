import { auditActions } from "@footnote/contracts/audit";
import type { AuditAction } from "@footnote/contracts/audit";
import { SelectField } from "../../shared/ui/controls/select-field.tsx";
import type { AuditFilter } from "./api.ts";
import { useMembers } from "./api.ts";
import styles from "./audit-panel.module.css";
import { formatActionName, t } from "./messages.ts";

type AuditFiltersProps = { filter: AuditFilter; onChange: (filter: AuditFilter) => void };

/** Which part of the log is shown: what was done, by whom, when. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { data: people = [] } = useMembers();
  const change = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part });
  return (
    <div className={styles.filters}>
      <SelectField<AuditAction | "">
        label={t.action}
        options={[
          { value: "", label: t.anyAction },
          ...auditActions.map((value) => ({ value, label: formatActionName(value) })),
        ]}
        value={filter.action}
        onChange={(action) => change({ action })}
      />
      <SelectField
        label={t.person}
        options={[
          { value: "", label: t.anyone },
          ...people.map(({ user_pk: pk, email }) => ({ value: String(pk), label: email })),
        ]}
        value={filter.actor}
        onChange={(actor) => change({ actor })}
      />
      <DayField label={t.from} value={filter.from} onChange={(from) => change({ from })} />
      <DayField label={t.until} value={filter.until} onChange={(until) => change({ until })} />
    </div>
  );
}

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void };

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className={styles.day}>
      {label}
      <input type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
