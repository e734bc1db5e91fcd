import { ChevronRight, FileText } from "lucide-react";
import type { Note } from "../citations.ts";
import { noPreview } from "../citations.ts";
import styles from "./source-list.module.css";

type SourceListProps = {
  notes: readonly Note[];
  /** Ids of the notes whose passage is shown. */
  opened: readonly string[];
  elementIdOf: (noteId: string) => string;
  onToggle: (noteId: string) => void;
};

/** The sources of an answer, in the order of their numbers; each opens its passage. */
export function SourceList({ notes, opened, elementIdOf, onToggle }: SourceListProps) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.sources} aria-label="Sources">
      <p className={styles.title}>Sources:</p>
      <ul className={styles.list}>
        {notes.map((note) => (
          <Source
            key={note.id}
            note={note}
            open={opened.includes(note.id)}
            elementId={elementIdOf(note.id)}
            onToggle={() => onToggle(note.id)}
          />
        ))}
      </ul>
    </section>
  );
}

type SourceProps = { note: Note; open: boolean; elementId: string; onToggle: () => void };

function Source({ note, open, elementId, onToggle }: SourceProps) {
  const { id, name, place, headings, chunk } = note;
  return (
    <li className={styles.source}>
      <button
        type="button"
        id={elementId}
        className={styles.line}
        aria-expanded={open}
        aria-controls={`${elementId}-passage`}
        onClick={onToggle}
      >
        <ChevronRight size={16} aria-hidden="true" className={styles.chevron} />
        <FileText size={16} aria-hidden="true" className={styles.icon} />
        <span className={styles.name}>
          {name} <span className={styles.id}>[{id}]</span>
        </span>
        {place !== "" && <span className={styles.place}>{place}</span>}
      </button>
      {open && (
        <div id={`${elementId}-passage`} className={styles.passage}>
          {headings.length > 0 && <p className={styles.headings}>{headings.join(" › ")}</p>}
          <p className={styles.chunk}>{chunk.trim() === "" ? noPreview : chunk}</p>
        </div>
      )}
    </li>
  );
}
