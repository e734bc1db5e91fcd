import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import styles from "./disclosure.module.css";

type DisclosureProps = { title: ReactNode; className?: string | undefined; children: ReactNode };

/** A button below an answer that shows and hides details. They are only drawn, and asked for, while they are shown. */
export function Disclosure({ title, className, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.button}
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
