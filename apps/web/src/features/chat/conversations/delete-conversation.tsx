import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { useDeleteConversation } from "../api.ts";
import { t } from "../messages.ts";

type DeleteConversationProps = {
  id: string;
  name: string;
  onDeleted: (() => void) | undefined;
  onClose: () => void;
};

export default function DeleteConversation(props: DeleteConversationProps) {
  const { id, name, onDeleted, onClose } = props;
  const remove = useDeleteConversation();

  async function confirm() {
    try {
      await remove.mutateAsync(id);
      onClose();
      onDeleted?.();
    } catch {
      // Shown above the buttons.
    }
  }

  return (
    <Dialog title={t.removeTitle} description={t.removeQuestion(name)} open onClose={onClose}>
      {remove.isError && (
        <Banner tone="error">{getErrorMessage(remove.error, t.removeFailed)}</Banner>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button look="danger" busy={remove.isPending} onClick={() => void confirm()}>
          {t.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
