import type { ReactNode } from "react";
import { Banner } from "../feedback/banner.tsx";
import { Button } from "../controls/button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import styles from "./dialog.module.css";
import { t } from "../messages.ts";

type ConfirmDialogProps = {
  title: string;
  /** The question, read out together with the title. */
  description: ReactNode;
  /** The label of the confirm button. */
  confirm: string;
  /** The label of the other button where "Cancel" would be ambiguous. */
  keep?: string;
  open: boolean;
  busy?: boolean;
  /** Whether something above the buttons must be filled in before the action can be confirmed. */
  blocked?: boolean;
  /** Why it failed; "" otherwise. */
  error?: string;
  /** Details below the question. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation of an irreversible action. When it fails, the dialog stays open and shows the reason. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirm, open, busy = false, error = "", children } = props;
  return (
    <Dialog title={title} description={description} open={open} onClose={props.onClose}>
      {children !== undefined && <div className={styles.details}>{children}</div>}
      {error !== "" && <Banner tone="error">{error}</Banner>}
      <DialogActions>
        <Button onClick={props.onClose}>{props.keep ?? t.cancel}</Button>
        <Button
          look="danger"
          busy={busy}
          disabled={props.blocked === true}
          onClick={props.onConfirm}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
