import { PreviewCard } from "@base-ui/react/preview-card";
import { FileText } from "lucide-react";
import type { MouseEvent } from "react";
import { useEffect, useId, useRef, useState } from "react";
import type { Note } from "../citations.ts";
import { previewOf } from "../citations.ts";
import styles from "./citation-mark.module.css";

type CitationMarkProps = {
  note: Note;
  /** The element of this note in the source list. */
  sourceId: string;
  onReveal: (noteId: string) => void;
};

const afterMarkMs = 200;
const afterTooltipMs = 100;

/** A superscript numeral: pointing at it or focusing it shows its source, pressing it opens the source below. */
export function CitationMark({ note, sourceId, onReveal }: CitationMarkProps) {
  const { open, show, hide, hideIn } = useHover();
  const markId = useId();
  const place = note.place === "" ? "" : `, ${note.place}`;

  function press(event: MouseEvent) {
    event.preventDefault();
    onReveal(note.id);
  }

  return (
    <PreviewCard.Root
      open={open}
      triggerId={markId}
      onOpenChange={(next, { reason }) => {
        // Pointer and focus keep their own time below; Escape and a press elsewhere close at once.
        if (!next && (reason === "escape-key" || reason === "outside-press")) hide();
      }}
    >
      <sup className={styles.sup}>
        <PreviewCard.Trigger
          id={markId}
          href={`#${sourceId}`}
          className={styles.mark}
          aria-label={`Source ${note.id}: ${note.name}${place}`}
          onMouseEnter={show}
          onMouseLeave={() => hideIn(afterMarkMs)}
          onFocus={show}
          onBlur={hide}
          onClick={press}
        >
          {note.id}
        </PreviewCard.Trigger>
      </sup>
      <PreviewCard.Portal>
        <PreviewCard.Positioner
          side="bottom"
          sideOffset={6}
          collisionPadding={12}
          className={styles.positioner}
        >
          <PreviewCard.Popup
            className={styles.card}
            role="tooltip"
            onMouseEnter={show}
            onMouseLeave={() => hideIn(afterTooltipMs)}
          >
            <span className={styles.head}>
              <FileText size={16} aria-hidden="true" />
              <span className={styles.name}>{note.name}</span>
              {note.place !== "" && <span className={styles.place}>{note.place}</span>}
            </span>
            <span className={styles.preview}>{previewOf(note.chunk)}</span>
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}

function useHover() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function set(next: boolean) {
    clearTimeout(timer.current);
    setOpen(next);
  }

  function hideIn(delayMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), delayMs);
  }

  return { open, show: () => set(true), hide: () => set(false), hideIn };
}
