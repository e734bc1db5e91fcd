import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { t } from "./messages.ts";
import { ShareForm } from "./share-form.tsx";
import { ShareList } from "./share-list.tsx";

type ShareDialogProps = { id: string; name: string; onClose: () => void };

/** Creates links to a conversation, and revokes those that the user has created. */
export default function ShareDialog({ id, name, onClose }: ShareDialogProps) {
  return (
    <Dialog
      title={t.title}
      description={
        <>
          <strong>{name}</strong> {t.explained}
        </>
      }
      open
      onClose={onClose}
    >
      <ShareForm id={id} />
      <ShareList />
      <DialogActions>
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
