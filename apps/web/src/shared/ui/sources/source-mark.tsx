import { PreviewCard } from "@base-ui/react/preview-card";
import { FileText, Globe, TriangleAlert } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useEffect, useId, useRef, useState } from "react";
import type { NumberedSource } from "./source-list.tsx";
import { OutsideLink, outside } from "../controls/outside-link.tsx";
import styles from "./source-mark.module.css";
import { t } from "../messages.ts";

/** Why a source may not support its sentence; `label` says so. */
export type Doubt = {
  readonly state: "partly" | "not_supported" | "unchecked";
  readonly label: string;
};

type SourceMarkProps = {
  source: NumberedSource;
  /** The element of this source in the source list. */
  elementId: string;
  /** The part of the passage on the card. */
  preview: ReactNode;
  /** Set when the source is not known to support the whole sentence. */
  doubt?: Doubt;
  onReveal: (sourceId: string) => void;
};

const afterMarkMs = 200;
const afterTooltipMs = 100;

/**
 * The superscript number of a citation. Hovering or focusing it shows a card with its source; pressing it opens the
 * source, or the web page it was found on.
 */
export function SourceMark({ source, elementId, preview, doubt, onReveal }: SourceMarkProps) {
  const { open, show, hide, hideIn } = useHover();
  const markId = useId();
  const { id, name, location, page = null } = source;
  const label = [t.sourceMark(id, name, location), doubt?.label].filter(Boolean).join(". ");

  function press(event: MouseEvent) {
    event.preventDefault();
    // It would cover the list of sources.
    hide();
    onReveal(id);
  }

  return (
    <PreviewCard.Root
      open={open}
      triggerId={markId}
      onOpenChange={(next, { reason }) => {
        // The handlers below time pointer and focus; Escape and an outside press close at once.
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
          // The focus that comes back when the source is closed with the pointer is none of the keyboard.
          onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && show()}
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
                {doubt.state !== "unchecked" && <TriangleAlert size={14} aria-hidden="true" />}
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
