import { formatSize, uploadLimits } from "@footnote/contracts/limits";
import { FolderPlus } from "lucide-react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { useFolderTree, useOrganizationLabel } from "../api.ts";
import { t } from "../messages.ts";
import styles from "./database-sidebar.module.css";

type DatabaseSidebarProps = { loading: boolean; onNewFolder: () => void };

export function DatabaseSidebar({ loading, onNewFolder }: DatabaseSidebarProps) {
  const organization = useOrganizationLabel();
  return (
    <aside className={styles.sidebar} aria-label={t.organization}>
      <div className={styles.head}>
        <p className={styles.organization}>{organization}</p>
        <Totals />
      </div>
      <Button disabled={loading} onClick={onNewFolder} className={styles.create}>
        <FolderPlus size={16} aria-hidden="true" />
        {t.newFolder}
      </Button>
      <details className={styles.types}>
        <summary>{t.fileTypes}</summary>
        <dl>
          {groupLimits().map(({ limit, extensions }) => (
            <div key={limit}>
              <dt>{formatSize(limit)}</dt>
              <dd>{extensions.join(" ")}</dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  );
}

function Totals() {
  const { data: tree } = useFolderTree();
  if (!tree) return null;
  const roots = tree.filter(({ parent_collection_id: parent }) => parent === null);
  const documents = roots.reduce((sum, folder) => sum + folder.documents, 0);
  return (
    <p className={styles.totals}>
      {t.countFolders(tree.length)} · {t.countFiles(documents)}
    </p>
  );
}

/** The accepted extensions by their largest size, the smallest first. */
function groupLimits(): { limit: number; extensions: string[] }[] {
  const limits = [...new Set(uploadLimits.values())].toSorted((a, b) => a - b);
  return limits.map((limit) => ({
    limit,
    extensions: [...uploadLimits.keys()].filter((name) => uploadLimits.get(name) === limit),
  }));
}
