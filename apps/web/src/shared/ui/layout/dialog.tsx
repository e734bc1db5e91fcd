import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import frame from "./modal-frame.module.css";
import styles from "./dialog.module.css";

type DialogProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** One sentence read out together with the title. */
  description?: ReactNode;
  /** The element that receives the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** A modal dialog. Escape and a press on the backdrop close it; the focus returns to the element that opened it. */
export function Dialog({ title, open, onClose, children, description, initialFocus }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={`${frame.veil} ${styles.veil}`} />
        <Base.Viewport className={`${frame.layer} ${styles.viewport}`}>
          <Base.Popup
            className={`${frame.panel} ${styles.popup}`}
            {...(initialFocus && { initialFocus })}
          >
            <Base.Title className={styles.title}>{title}</Base.Title>
            {description !== undefined && (
              <Base.Description className={styles.description}>{description}</Base.Description>
            )}
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The row of buttons at the foot of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
