import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { ConfirmDialog } from "../../../shared/ui/layout/confirm-dialog.tsx";
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
  const deletion = useDeleteConversation();

  function confirm() {
    deletion.mutate(id, {
      onSuccess: () => {
        onClose();
        onDeleted?.();
      },
    });
  }

  return (
    <ConfirmDialog
      title={t.removeTitle}
      description={t.removeQuestion(name)}
      confirm={t.remove}
      open
      busy={deletion.isPending}
      error={deletion.isError ? getErrorMessage(deletion.error, t.removeFailed) : ""}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
