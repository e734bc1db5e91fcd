import { FileText, Folder, X } from "lucide-react";
import chip from "../../../shared/ui/controls/chip.module.css";
import { t } from "../messages.ts";
import type { Pick } from "./picks.ts";
import styles from "./picked-sources.module.css";

type PickedSourcesProps = {
  picks: readonly Pick[];
  onChange: (picks: readonly Pick[]) => void;
};

/** What is picked for the conversation's questions, above the field; each can be removed. */
export function PickedSources({ picks, onChange }: PickedSourcesProps) {
  if (picks.length === 0) return null;
  return (
    <ul className={styles.picks} aria-label={t.onlySearched}>
      {picks.map(({ kind, id, name }) => {
        const Icon = kind === "folder" ? Folder : FileText;
        return (
          <li key={id} className={chip.chip}>
            <Icon size={14} aria-hidden="true" />
            <span className={styles.name} title={name}>
              {name}
            </span>
            <button
              type="button"
              className={chip.remove}
              title={t.removeChip}
              aria-label={t.removeFolder(name)}
              onClick={() => onChange(picks.filter((one) => one.id !== id))}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
