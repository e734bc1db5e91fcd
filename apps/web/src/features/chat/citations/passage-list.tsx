import { memo, useId, useState } from "react";
import { SourceLine } from "../../../shared/ui/sources/source-line.tsx";
import type { Note } from "./citations.ts";
import { OpenableSource } from "./openable-source.tsx";
import styles from "./passage-list.module.css";

type PassageListProps = { title: string; notes: readonly Note[]; onOpen: (note: Note) => void };

const shownMax = 8;

/** Passages that are offered without being cited: found on the way, or nearest to a question nothing answers. */
export const PassageList = memo(function PassageList({ title, notes, onOpen }: PassageListProps) {
  const titleId = useId();
  if (notes.length === 0) return null;
  return (
    <section className={styles.passages} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {notes.slice(0, shownMax).map((note) => (
          <Passage key={note.chunkId ?? note.id} note={note} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
});

function Passage({ note, onOpen }: { note: Note; onOpen: (note: Note) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <SourceLine
      id={useId()}
      open={open}
      onToggle={() => setOpen(!open)}
      onWeb={note.page !== null}
      name={
        <>
          <span className={styles.name}>{note.name}</span>
          {note.place !== "" && <span className={styles.place}>{note.place}</span>}
          <span className={styles.words}>{note.chunk}</span>
        </>
      }
    >
      {() => <OpenableSource note={note} claims={[]} onOpen={onOpen} />}
    </SourceLine>
  );
}
