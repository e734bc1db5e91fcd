import type { ReactNode } from "react";
import { Banner } from "../feedback/banner.tsx";
import { Button } from "../controls/button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import { t } from "../messages.ts";

type ConfirmDialogProps = {
  title: string;
  /** The question, read out together with the title. */
  description: ReactNode;
  /** What the button says that does it. */
  confirm: string;
  /** What the other button says, where "Cancel" could be taken for what is asked. */
  keep?: string;
  open: boolean;
  busy?: boolean;
  /** Why it could not be done; "" while nothing went wrong. */
  error?: string;
  /** What else is to be known, below the question. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be taken back. It stays open, with the reason, when that fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirm, open, busy = false, error = "", children } = props;
  return (
    <Dialog title={title} description={description} open={open} onClose={props.onClose}>
      {children}
      {error !== "" && <Banner tone="error">{error}</Banner>}
      <DialogActions>
        <Button onClick={props.onClose}>{props.keep ?? t.cancel}</Button>
        <Button look="danger" busy={busy} onClick={props.onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
