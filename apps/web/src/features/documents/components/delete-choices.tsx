import { Button } from "../../../shared/ui/controls/button.tsx";
import { DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { t } from "../messages.ts";
import styles from "./delete-dialog.module.css";

type ContentsChoiceProps = {
  labels: { legend: string; all: string; keep: string };
  withContents: boolean;
  onChange: (withContents: boolean) => void;
};

/** The choice between deleting a folder's content and moving it. */
export function ContentsChoice({ labels, withContents, onChange }: ContentsChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{labels.legend}</legend>
      <label>
        <input
          type="radio"
          name="contents"
          checked={withContents}
          onChange={() => onChange(true)}
        />
        {labels.all}
      </label>
      <label>
        <input
          type="radio"
          name="contents"
          checked={!withContents}
          onChange={() => onChange(false)}
        />
        {labels.keep}
      </label>
    </fieldset>
  );
}

type ConfirmActionsProps = { busy: boolean; onConfirm: () => void; onCancel: () => void };

export function ConfirmActions({ busy, onConfirm, onCancel }: ConfirmActionsProps) {
  return (
    <DialogActions>
      <Button onClick={onCancel}>{t.cancel}</Button>
      <Button look="danger" busy={busy} onClick={onConfirm}>
        {t.delete}
      </Button>
    </DialogActions>
  );
}
