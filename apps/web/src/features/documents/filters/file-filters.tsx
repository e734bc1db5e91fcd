import { listedStates } from "@footnote/contracts/documents";
import { fileGroups } from "@footnote/contracts/file-group";
import { X } from "lucide-react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { SelectField } from "../../../shared/ui/controls/select-field.tsx";
import { t as shared } from "../messages.ts";
import type { FileFilter } from "./file-filter.ts";
import { isActive, noFilter } from "./file-filter.ts";
import styles from "./file-filters.module.css";
import { t } from "./messages.ts";

type FileFiltersProps = { filter: FileFilter; onChange: (filter: FileFilter) => void };

/** Narrows the listed files by type, state and date. */
export function FileFilters({ filter, onChange }: FileFiltersProps) {
  const change = (part: Partial<FileFilter>) => onChange({ ...filter, ...part });
  return (
    <div role="group" aria-label={t.filters} className={styles.filters}>
      <SelectField<FileFilter["type"]>
        quiet
        label={t.type}
        options={[
          { value: "", label: t.anyType },
          ...fileGroups.map((value) => ({ value, label: t.groupOf(value) })),
        ]}
        value={filter.type}
        onChange={(type) => change({ type })}
      />
      <SelectField<FileFilter["state"]>
        quiet
        label={shared.state}
        options={[
          { value: "", label: t.anyState },
          ...listedStates.map((value) => ({ value, label: shared.stateOf(value) })),
        ]}
        value={filter.state}
        onChange={(state) => change({ state })}
      />
      <SelectField<FileFilter["added"]>
        quiet
        label={shared.dateAdded}
        options={[
          { value: "", label: t.anyTime },
          { value: "7d", label: t.lastDays(7) },
          { value: "30d", label: t.lastDays(30) },
          { value: "1y", label: t.lastYear },
        ]}
        value={filter.added}
        onChange={(added) => change({ added })}
      />
      {isActive(filter) && (
        <Button look="quiet" onClick={() => onChange(noFilter)}>
          <X size={16} aria-hidden="true" />
          {t.clear}
        </Button>
      )}
    </div>
  );
}
