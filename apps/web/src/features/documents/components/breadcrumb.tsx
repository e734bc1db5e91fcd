import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { databasePath } from "../../../shared/paths.ts";
import type { Crumb } from "../folder-trail.ts";
import styles from "./breadcrumb.module.css";

type BreadcrumbProps = {
  trail: readonly Crumb[];
  /** A folder is open whose name is not known (yet). */
  unnamed: boolean;
};

/** The way from the root to the open folder; the last step is where we are. */
export function Breadcrumb({ trail, unnamed }: BreadcrumbProps) {
  const above = trail.slice(0, -1);
  const here = trail.at(-1);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        <li>
          {here || unnamed ? (
            <Link to={databasePath(null)} className={styles.crumb}>
              Folders
            </Link>
          ) : (
            <h1 className={styles.here} aria-current="page">
              Folders
            </h1>
          )}
        </li>
        {above.map(({ id, name }, index) => (
          <li key={id}>
            <ChevronRight size={16} aria-hidden="true" />
            <Link
              to={databasePath(id)}
              state={{ trail: above.slice(0, index + 1) }}
              className={styles.crumb}
            >
              {name}
            </Link>
          </li>
        ))}
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
