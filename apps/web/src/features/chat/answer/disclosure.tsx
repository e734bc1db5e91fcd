import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import styles from "./answer-steps.module.css";

type DisclosureProps = { title: string; className?: string | undefined; children: ReactNode };

/** A button below an answer that shows and hides details. They are only drawn, and asked for, while they are shown. */
export function Disclosure({ title, className, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <ChevronRight size={14} aria-hidden="true" className={styles.chevron} />
        {title}
      </button>
      {open && (
        <div id={id} className={className}>
          {children}
        </div>
      )}
    </div>
  );
}
