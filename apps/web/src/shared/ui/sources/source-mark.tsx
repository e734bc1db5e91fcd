import { PreviewCard } from "@base-ui/react/preview-card";
import { FileText, Globe, TriangleAlert } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useEffect, useId, useRef, useState } from "react";
import type { SourceName } from "./source-list.tsx";
import { OutsideLink, outside } from "../controls/outside-link.tsx";
import styles from "./source-mark.module.css";
import { t } from "../messages.ts";

type SourceMarkProps = {
  source: SourceName;
  /** The element of this source in the source list. */
  elementId: string;
  /** What the card shows of the passage. */
  preview: ReactNode;
  /** That the source does not fully bear the sentence out, and how it is said. */
  doubt?: { state: "partly" | "not_supported"; label: string };
  onReveal: (sourceId: string) => void;
};

const afterMarkMs = 200;
const afterTooltipMs = 100;

/**
 * A superscript numeral: pointing at it or focusing it shows its source, pressing it opens the source below, or the page
 * of the web it was found on.
 */
export function SourceMark({ source, elementId, preview, doubt, onReveal }: SourceMarkProps) {
  const { open, show, hide, hideIn } = useHover();
  const markId = useId();
  const { id, name, location, page = null } = source;
  const label = [t.sourceMark(id, name, location), doubt?.label].filter(Boolean).join(". ");

  function press(event: MouseEvent) {
    event.preventDefault();
    onReveal(id);
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
          {...(page === null
            ? { href: `#${elementId}`, onClick: press }
            : { href: page, ...outside })}
          className={styles.mark}
          data-doubt={doubt?.state}
          aria-label={page === null ? label : t.inNewTab(label)}
          onMouseEnter={show}
          onMouseLeave={() => hideIn(afterMarkMs)}
          onFocus={show}
          onBlur={hide}
        >
          {id}
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
              {page === null ? (
                <FileText size={16} aria-hidden="true" />
              ) : (
                <Globe size={16} aria-hidden="true" />
              )}
              <span className={styles.name}>{name}</span>
              {location !== "" && <span className={styles.location}>{location}</span>}
            </span>
            <span className={styles.preview}>{preview}</span>
            {page !== null && (
              <OutsideLink href={page} className={styles.page} secondary>
                {new URL(page).host}
              </OutsideLink>
            )}
            {doubt && (
              <span className={styles.doubt} data-state={doubt.state}>
                <TriangleAlert size={14} aria-hidden="true" />
                {doubt.label}
              </span>
            )}
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
