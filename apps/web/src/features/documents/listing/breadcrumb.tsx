import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { Crumb } from "../folder-trail.ts";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { useDropTarget } from "../dragging/use-dragging.ts";
import { t } from "../messages.ts";
import { useFolderLink } from "../use-folder-link.ts";
import styles from "./breadcrumb.module.css";

type BreadcrumbProps = {
  trail: readonly Crumb[];
  /** Whether the open folder's name is not known (yet). */
  unnamed: boolean;
  /** Whether that name is still being read. */
  isPending?: boolean;
  /** Whether the page shows what lies in the last folder of the trail, so that every step is a link above its heading. */
  isAbove?: boolean;
};

/** The path from the root to the open folder, which is the last step. */
export function Breadcrumb({
  trail,
  unnamed,
  isPending = false,
  isAbove = false,
}: BreadcrumbProps) {
  const above = isAbove ? trail : trail.slice(0, -1);
  const here = isAbove ? undefined : trail.at(-1);
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className={styles.trail} data-above={isAbove || undefined}>
        <li>
          {here || unnamed || isAbove ? (
            <FolderLink crumb={{ id: null, name: t.folders }} above={[]} />
          ) : (
            <h1 className={styles.here} aria-current="page">
              {t.folders}
            </h1>
          )}
        </li>
        {above.map(({ id, name }, index) => (
          <li key={id}>
            <ChevronRight size={16} aria-hidden="true" />
            <FolderLink crumb={{ id, name }} above={above.slice(0, index)} />
          </li>
        ))}
        {unnamed && isPending && (
          <li aria-hidden="true">
            <ChevronRight size={16} />
            <Skeleton width="120px" />
          </li>
        )}
        {here && (
          <li>
            <ChevronRight size={16} aria-hidden="true" />
            <h1 className={styles.here} aria-current="page">
              {here.name}
            </h1>
          </li>
        )}
      </ol>
    </nav>
  );
}

type FolderLinkProps = {
  crumb: { id: string | null; name: string };
  above: readonly Crumb[];
};

/** A folder above the open one. Entries can be moved there by dragging. */
function FolderLink({ crumb, above }: FolderLinkProps) {
  const link = useFolderLink();
  const dropTarget = useDropTarget(crumb.id);
  return (
    <Link {...link(crumb, above)} className={styles.crumb} {...dropTarget}>
      {crumb.name}
    </Link>
  );
}
