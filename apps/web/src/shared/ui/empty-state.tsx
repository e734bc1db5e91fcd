import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  /** What this place is for, in a sentence. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
};

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  );
}
