import type { ReactNode } from "react";
import { t } from "../messages.ts";
import { OutsideLink } from "../controls/outside-link.tsx";
import { SourceLine } from "./source-line.tsx";
import styles from "./source-list.module.css";

/**
 * How a source is named: its number, its document and the place in it, "" when that is not known. One found on the web
 * has its page's address, http or https.
 */
export type SourceName = { id: string; name: string; location: string; page?: string | null };

type SourceListProps<S extends SourceName> = {
  sources: readonly S[];
  /** Ids of the sources whose passage is shown. */
  opened: readonly string[];
  getElementId: (sourceId: string) => string;
  onToggle: (sourceId: string) => void;
  /** What an opened source shows. */
  children: (source: S) => ReactNode;
};

/** The sources of an answer, in the order of their numbers; each opens its passage. */
export function SourceList<S extends SourceName>(props: SourceListProps<S>) {
  const { sources, opened, getElementId, onToggle, children } = props;
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-label={t.sources}>
      <p className={styles.title}>{t.sourcesTitle}</p>
      <ul className={styles.list}>
        {sources.map((source) => (
          <Source
            key={source.id}
            source={source}
            open={opened.includes(source.id)}
            elementId={getElementId(source.id)}
            onToggle={() => onToggle(source.id)}
          >
            {() => children(source)}
          </Source>
        ))}
      </ul>
    </section>
  );
}

type SourceProps = {
  source: SourceName;
  open: boolean;
  elementId: string;
  onToggle: () => void;
  children: () => ReactNode;
};

function Source({ source, open, elementId, onToggle, children }: SourceProps) {
  const { id, name, location, page = null } = source;
  return (
    <SourceLine
      id={elementId}
      open={open}
      onToggle={onToggle}
      onWeb={page !== null}
      cited
      name={
        <>
          <span className={styles.name}>
            {name} <span className={styles.id}>[{id}]</span>
          </span>
          {location !== "" && <span className={styles.location}>{location}</span>}
        </>
      }
      {...(page !== null && {
        aside: <OutsideLink href={page} label={t.openPage(name)} className={styles.page} />,
      })}
    >
      {children}
    </SourceLine>
  );
}
