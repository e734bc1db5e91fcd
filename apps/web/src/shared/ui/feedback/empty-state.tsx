import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  /** Whether the title is the heading of the page, not of a section. */
  wholePage?: boolean;
  /** One sentence that says what this page or list is for. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
};

export function EmptyState({ icon, title, wholePage, children, action }: EmptyStateProps) {
  const Title = wholePage === true ? "h1" : "p";
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
