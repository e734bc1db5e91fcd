import { BookOpen, ExternalLink } from "lucide-react";
import type { Note } from "../citations.ts";
import { t } from "../messages.ts";
import { placeOf } from "../source-address.ts";
import { CitedPassage } from "./cited-passage.tsx";
import styles from "./openable-source.module.css";

type OpenableSourceProps = {
  note: Note;
  claims: readonly string[];
  onOpen: (note: Note) => void;
};

/** The passage of a source, and the way to where it stands: in a document of ours, or on a page of the web. */
export function OpenableSource({ note, claims, onOpen }: OpenableSourceProps) {
  const page = webPageOf(note);
  return (
    <>
      <CitedPassage note={note} claims={claims} />
      {placeOf(note) && (
        <button type="button" className={styles.open} onClick={() => onOpen(note)}>
          <BookOpen size={14} aria-hidden="true" />
          {t.openDocument}
        </button>
      )}
      {page && (
        <a
          className={styles.open}
          href={page.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          <ExternalLink size={14} aria-hidden="true" />
          {t.openPage} <span className={styles.host}>{t.linkTo(page.host)}</span>
        </a>
      )}
    </>
  );
}

/** A source of the web is named by its address. */
function webPageOf({ documentId }: Note): URL | null {
  const url = URL.parse(documentId ?? "");
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
