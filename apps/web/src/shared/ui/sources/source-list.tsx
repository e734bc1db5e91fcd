import type { ReactNode } from "react";
import { useId } from "react";
import { t } from "../messages.ts";
import { SourceLine, type SourceName } from "./source-line.tsx";
import styles from "./source-list.module.css";

/** A cited source; `id` is its number in the text. */
export type NumberedSource = SourceName & { id: string };

type SourceListProps<S extends NumberedSource> = {
  sources: readonly S[];
  /** Ids of the sources whose passage is open. */
  opened: readonly string[];
  getElementId: (sourceId: string) => string;
  onToggle: (sourceId: string) => void;
  /** Renders an open source. */
  children: (source: S) => ReactNode;
};

/** The sources of an answer in the order of their numbers; each opens its passage. */
export function SourceList<S extends NumberedSource>(props: SourceListProps<S>) {
  const { sources, opened, getElementId, onToggle, children } = props;
  if (sources.length === 0) return null;
  return (
    <SourceSection title={t.sourcesTitle} label={t.sources} cited>
      {sources.map((source) => (
        <SourceLine
          key={source.id}
          id={getElementId(source.id)}
          source={source}
          number={source.id}
          open={opened.includes(source.id)}
          onToggle={() => onToggle(source.id)}
        >
          {() => children(source)}
        </SourceLine>
      ))}
    </SourceSection>
  );
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
