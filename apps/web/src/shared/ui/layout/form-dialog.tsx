import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Form } from "../controls/form.tsx";
import { Banner } from "../feedback/banner.tsx";
import { t } from "../messages.ts";
import { Dialog, DialogActions } from "./dialog.tsx";
import styles from "./form-dialog.module.css";

type FormDialogProps<Fields> = {
  title: string;
  description?: ReactNode;
  open: boolean;
  onClose: () => void;
  /** The label of the button that submits. */
  submit: string;
  busy: boolean;
  /** Why it was refused; "" when it was not. */
  failure: string;
  onSubmit: (fields: Fields) => void;
  /** The fields; mounted with the dialog, so that every opening starts with what is stored. */
  children: ReactNode;
};

/** A dialog with a few fields to fill in. */
export function FormDialog<Fields extends Record<string, unknown>>({
  submit,
  busy,
  failure,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps<Fields>) {
  return (
    <Dialog {...dialog}>
      <Form<Fields> className={styles.form} onFormSubmit={onSubmit}>
        {failure !== "" && <Banner tone="error">{failure}</Banner>}
        {children}
        <DialogActions>
          <Button onClick={dialog.onClose}>{t.cancel}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
