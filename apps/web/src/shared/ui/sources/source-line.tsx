import { ChevronRight, FileText, Globe } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./source-line.module.css";

type SourceLineProps = {
  /** Of the button; what it opens is called after it. */
  id: string;
  open: boolean;
  onToggle: () => void;
  /** The source is a page of the web, not a document. */
  onWeb?: boolean;
  /** The source is cited, not only offered. */
  cited?: boolean;
  /** What names the source. */
  name: ReactNode;
  /** Stands at the line's end, and is pressed by itself. */
  aside?: ReactNode;
  /** The passage, shown while it is open. */
  children: () => ReactNode;
};

/** An entry of a list of sources: a line that opens and closes the passage below it. */
export function SourceLine(props: SourceLineProps) {
  const { id, open, onToggle, onWeb = false, cited, name, aside, children } = props;
  const Icon = onWeb ? Globe : FileText;
  return (
    <li className={styles.source}>
      <button
        type="button"
        id={id}
        className={styles.line}
        aria-expanded={open}
        aria-controls={`${id}-passage`}
        onClick={onToggle}
      >
        <ChevronRight size={16} aria-hidden="true" className={styles.chevron} />
        <Icon size={16} aria-hidden="true" className={styles.icon} />
        {name}
      </button>
      {aside}
      {open && (
        <div id={`${id}-passage`} className={styles.passage} data-cited={cited || undefined}>
          {children()}
        </div>
      )}
    </li>
  );
}
