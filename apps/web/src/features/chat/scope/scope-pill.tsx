import type { FolderInTree } from "@footnote/contracts/folders";
import { FolderSearch } from "lucide-react";
import { Pill } from "../../../shared/ui/controls/composer-box.tsx";
import { t } from "../messages.ts";
import { describeScope } from "./search-scope.ts";
import styles from "./scope-pill.module.css";

type ScopePillProps = {
  ids: readonly string[];
  tree: readonly FolderInTree[] | undefined;
  onOpen: () => void;
};

/** Shows what will be searched and opens the dialog to select folders. */
export function ScopePill({ ids, tree, onOpen }: ScopePillProps) {
  const { label, counts } = describeScope(ids, tree);
  return (
    <Pill
      className={styles.pill}
      data-narrowed={ids.length > 0 || undefined}
      title={t.scopeTitle}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <FolderSearch size={16} aria-hidden="true" />
      <span className={styles.label}>{label}</span>{" "}
      {counts !== "" && <span className={styles.counts}>· {counts}</span>}
    </Pill>
  );
}
