import { extensions, fileTypes } from "@footnote/contracts/file-types";
import { formatSize } from "@footnote/contracts/upload-checks";
import { FolderPlus } from "lucide-react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { useCurrentOrganization, useFolderTree } from "../../../shared/queries.ts";
import { t } from "../messages.ts";
import { FolderTree } from "../tree/folder-tree.tsx";
import styles from "./database-sidebar.module.css";

type DatabaseSidebarProps = {
  loading: boolean;
  /** The open folder; null is the root. */
  folderId: string | null;
  onNewFolder: () => void;
};

export function DatabaseSidebar({ loading, folderId, onNewFolder }: DatabaseSidebarProps) {
  const { data: organization, isPending } = useCurrentOrganization();
  return (
    <aside className={styles.sidebar} aria-label={t.organization}>
      <div className={styles.head}>
        <p className={styles.organization}>
          {isPending ? <Skeleton width="128px" /> : (organization?.name ?? t.organization)}
        </p>
        <Totals />
      </div>
      <Button disabled={loading} onClick={onNewFolder} className={styles.create}>
        <FolderPlus size={16} aria-hidden="true" />
        {t.newFolder}
      </Button>
      <FolderTree openId={folderId} />
      <details className={styles.types}>
        <summary>{t.fileTypes}</summary>
        <dl>
          {groupLimits().map(({ limit, names }) => (
            <div key={limit}>
              <dt>{formatSize(limit)}</dt>
              <dd>{names.join(" ")}</dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  );
}

function Totals() {
  const { data: tree, isPending } = useFolderTree();
  if (!tree) {
    return (
      isPending && (
        <p className={styles.totals}>
          <Skeleton width="96px" />
        </p>
      )
    );
  }
  const roots = tree.filter(({ parent_collection_id: parent }) => parent === null);
  const documents = roots.reduce((sum, folder) => sum + folder.documents, 0);
  return (
    <p className={styles.totals}>
      {t.countFolders(tree.length)} · {t.countFiles(documents)}
    </p>
  );
}

/** The accepted extensions grouped by maximum size, the smallest first. */
function groupLimits(): { limit: number; names: string[] }[] {
  const limits = new Set(extensions.map((name) => fileTypes[name].maxBytes));
  return [...limits]
    .toSorted((a, b) => a - b)
    .map((limit) => ({
      limit,
      names: extensions.filter((name) => fileTypes[name].maxBytes === limit),
    }));
}
