import { memo, useId, useState } from "react";
import { SourceLine } from "../../../shared/ui/sources/source-line.tsx";
import type { CitedSource } from "./citations.ts";
import { OpenableSource } from "./openable-source.tsx";
import styles from "./passage-list.module.css";

type PassageListProps = {
  title: string;
  sources: readonly CitedSource[];
  onOpen: (source: CitedSource) => void;
};

const shownMax = 8;

/** Passages that are offered without being cited: found on the way, or nearest to a question nothing answers. */
export const PassageList = memo(function PassageList({ title, sources, onOpen }: PassageListProps) {
  const titleId = useId();
  if (sources.length === 0) return null;
  return (
    <section className={styles.passages} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {sources.slice(0, shownMax).map((source) => (
          <Passage key={source.chunkId ?? source.id} source={source} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
});

function Passage({
  source,
  onOpen,
}: {
  source: CitedSource;
  onOpen: (source: CitedSource) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <SourceLine
      id={useId()}
      open={open}
      onToggle={() => setOpen(!open)}
      onWeb={source.page !== null}
      name={
        <>
          <span className={styles.name}>{source.name}</span>
          {source.location !== "" && <span className={styles.location}>{source.location}</span>}
          <span className={styles.text}>{source.chunk}</span>
        </>
      }
    >
      {() => <OpenableSource source={source} claims={[]} onOpen={onOpen} />}
    </SourceLine>
  );
}
