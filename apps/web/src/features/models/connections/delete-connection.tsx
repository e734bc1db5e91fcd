import type { ModelConnection } from "@footnote/contracts/models/connections";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { ConfirmDialog } from "../../../shared/ui/layout/confirm-dialog.tsx";
import { type Owner, useDeleteConnection } from "../api.ts";
import { t } from "../messages.ts";

type DeleteConnectionProps = {
  owner: Owner;
  connection: ModelConnection;
  /** The roles that its models have now, as words; "" for none. */
  uses: string;
  open: boolean;
  onClose: () => void;
};

/** Asks before a connection is deleted, which takes its models from their roles. */
export function DeleteConnection({
  owner,
  connection,
  uses,
  open,
  onClose,
}: DeleteConnectionProps) {
  const deletion = useDeleteConnection(owner);
  const { id, label } = connection;

  function close() {
    deletion.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t.deleteTitle}
      description={t.deleteQuestion(label)}
      confirm={t.delete}
      open={open}
      busy={deletion.isPending}
      error={deletion.isError ? getErrorMessage(deletion.error, t.deleteFailed) : ""}
      onConfirm={() => deletion.mutate(id, { onSuccess: close })}
      onClose={close}
    >
      {uses !== "" && <p>{t.deleteTakes(uses)}</p>}
    </ConfirmDialog>
  );
}
