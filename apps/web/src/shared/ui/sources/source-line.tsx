import { ChevronRight, FileText, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { OutsideLink } from "../controls/outside-link.tsx";
import { t } from "../messages.ts";
import styles from "./source-line.module.css";

/** A source: its document, and the location in it, "" when that is unknown. */
export type SourceName = {
  name: string;
  location: string;
  /** The address of a web page, http or https; null for documents. */
  page?: string | null;
  /** Whether the document has a newer version by now. */
  outdated?: boolean;
};

type SourceLineProps = {
  /** The id of the button; the id of the passage derives from it. */
  id: string;
  source: SourceName;
  /** The number of a cited source; undefined for passages that are only offered. */
  number?: string;
  /** Whether the document is named above a group of its passages. */
  inGroup?: boolean;
  /** The beginning of the passage. */
  excerpt?: string;
  open: boolean;
  onToggle: () => void;
  /** Renders the passage while it is open. */
  children: () => ReactNode;
};

/** The name of a document above the lines of its passages, each of which names it to screen readers. */
export function SourceGroup({
  source: { name, outdated = false },
  children,
}: {
  source: SourceName;
  children: ReactNode;
}) {
  return (
    <li>
      <p className={styles.document}>
        <FileText size={16} aria-hidden="true" className={styles.icon} />
        <span className={styles.name}>{name}</span>
        {outdated && <span className={styles.outdated}>{t.outdated}</span>}
      </p>
      <ul className={styles.group}>{children}</ul>
    </li>
  );
}

/** An entry of a list of sources: a line that opens and closes the passage below it. */
export function SourceLine(props: SourceLineProps) {
  const { id, source, number, inGroup = false, excerpt, open, onToggle, children } = props;
  const { name, location, page = null, outdated = false } = source;
  const Icon = page === null ? FileText : Globe;
  const cited = number !== undefined;
  return (
    <li className={styles.source} data-in-group={inGroup || undefined}>
      <button
        type="button"
        id={id}
        className={styles.line}
        aria-expanded={open}
        aria-controls={`${id}-passage`}
        onClick={onToggle}
      >
        <ChevronRight size={16} aria-hidden="true" className={styles.chevron} />
        {!inGroup && <Icon size={16} aria-hidden="true" className={styles.icon} />}
        <span className={styles.name}>
          <span className={inGroup ? "visually-hidden" : undefined}>{name}</span>
          {cited && " "}
          {cited && <span className={styles.number}>[{number}]</span>}
        </span>
        {outdated && !inGroup && <span className={styles.outdated}>{t.outdated}</span>}
        {location !== "" && <span className={styles.location}>{location}</span>}
        {excerpt !== undefined && <span className={styles.excerpt}>{excerpt}</span>}
      </button>
      {cited && page !== null && (
        <OutsideLink href={page} label={t.openPage(name)} className={styles.page} />
      )}
      {open && (
        <div id={`${id}-passage`} className={styles.passage} data-cited={cited || undefined}>
          {children()}
        </div>
      )}
    </li>
  );
}
