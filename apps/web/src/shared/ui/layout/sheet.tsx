import type { ReactNode } from "react";
import styles from "./sheet.module.css";

type SheetProps = {
  title: string;
  /** A sentence below the title. */
  lead?: string;
  /** `form` is a narrow column for a few fields, `page` a reading column, `wide` two columns of panels. */
  width: "form" | "page" | "wide";
  children: ReactNode;
};

/** A page that is one column of text or fields under one heading. */
export function Sheet({ title, lead, width, children }: SheetProps) {
  return (
    <div className={`${styles.sheet} ${styles[width]}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
