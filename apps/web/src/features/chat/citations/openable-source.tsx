import { BookOpen } from "lucide-react";
import { OutsideLink } from "../../../shared/ui/controls/outside-link.tsx";
import type { Note } from "./citations.ts";
import { t } from "../messages.ts";
import { placeOf } from "./source-address.ts";
import { CitedPassage } from "./cited-passage.tsx";
import styles from "./openable-source.module.css";

type OpenableSourceProps = {
  note: Note;
  claims: readonly string[];
  onOpen: (note: Note) => void;
};

/** The passage of a source, and the way to where it stands: in a document of ours, or on a page of the web. */
export function OpenableSource({ note, claims, onOpen }: OpenableSourceProps) {
  return (
    <>
      <CitedPassage note={note} claims={claims} />
      {placeOf(note) && (
        <button type="button" className={styles.open} onClick={() => onOpen(note)}>
          <BookOpen size={14} aria-hidden="true" />
          {t.openDocument}
        </button>
      )}
      {note.page !== null && (
        <OutsideLink href={note.page} className={styles.open}>
          {t.openPage} <span className={styles.host}>{t.linkTo(new URL(note.page).host)}</span>
        </OutsideLink>
      )}
    </>
  );
}
