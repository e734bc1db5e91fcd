import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./panel.module.css";

type PanelProps = {
  title: string;
  /** A sentence below the title. */
  lead?: string | undefined;
  children: ReactNode;
};

/** A titled section of a page. */
export function Panel({ title, lead, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

type Fact = { name: string; value: ReactNode };

/** Names and values in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
