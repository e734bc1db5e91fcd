import type { ReactNode } from "react";
import { useId } from "react";
import { t } from "../messages.ts";
import { SourceGroup, SourceLine, type SourceName } from "./source-line.tsx";
import styles from "./source-list.module.css";

/** A cited source; `id` is its number in the text. */
export type NumberedSource = SourceName & {
  id: string;
  /** The document; null or absent where it is not known. */
  documentId?: string | null;
};

type SourceListProps<S extends NumberedSource> = {
  sources: readonly S[];
  /** Ids of the sources whose passage is open. */
  opened: readonly string[];
  getElementId: (sourceId: string) => string;
  onToggle: (sourceId: string) => void;
  /** Renders an open source. */
  children: (source: S) => ReactNode;
};

/** The sources of an answer in the order of their numbers, together with others of their document; each opens its passage. */
export function SourceList<S extends NumberedSource>(props: SourceListProps<S>) {
  const { sources, opened, getElementId, onToggle, children } = props;
  if (sources.length === 0) return null;
  const renderLine = (source: S, inGroup: boolean) => (
    <SourceLine
      key={source.id}
      id={getElementId(source.id)}
      source={source}
      number={source.id}
      inGroup={inGroup}
      open={opened.includes(source.id)}
      onToggle={() => onToggle(source.id)}
    >
      {() => children(source)}
    </SourceLine>
  );
  return (
    <SourceSection title={t.sourcesTitle} label={t.sources} cited>
      {groupByDocument(sources).map((group) =>
        group.length > 1 ? (
          <SourceGroup key={group[0].id} source={group[0]}>
            {group.map((source) => renderLine(source, true))}
          </SourceGroup>
        ) : (
          renderLine(group[0], false)
        ),
      )}
    </SourceSection>
  );
}

/** Each document with its sources, in the order of their first numbers. Web pages have none in common. */
function groupByDocument<S extends NumberedSource>(sources: readonly S[]): [S, ...S[]][] {
  const groups = new Map<string, [S, ...S[]]>();
  for (const source of sources) {
    const { id, documentId, page } = source;
    const key = documentId && !page ? documentId : `source ${id}`;
    const group = groups.get(key);
    if (group) group.push(source);
    else groups.set(key, [source]);
  }
  return [...groups.values()];
}

type SourceSectionProps = {
  title: string;
  /** The accessible name where it differs from the title. */
  label?: string;
  cited?: boolean;
  children: ReactNode;
};

/** A titled list of `SourceLine`s. */
export function SourceSection({ title, label, cited, children }: SourceSectionProps) {
  const titleId = useId();
  return (
    <section
      className={styles.sources}
      aria-label={label}
      aria-labelledby={label === undefined ? titleId : undefined}
    >
      <p id={titleId} className={styles.title} data-cited={cited || undefined}>
        {title}
      </p>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
