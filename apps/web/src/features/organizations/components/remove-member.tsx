import type { MemberEntry } from "@footnote/contracts/organizations";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { ConfirmDialog } from "../../../shared/ui/layout/confirm-dialog.tsx";
import { useRemoveMember } from "../api.ts";
import { t } from "../messages.ts";

type RemoveMemberProps = { member: MemberEntry | null; onClose: () => void };

/** Asks before a member is put out. */
export function RemoveMember({ member, onClose }: RemoveMemberProps) {
  const removal = useRemoveMember();
  const name = member?.email ?? "";

  function close() {
    removal.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t.removeTitle}
      description={t.removeQuestion(name)}
      confirm={t.remove}
      open={member !== null}
      busy={removal.isPending}
      error={removal.isError ? getErrorMessage(removal.error, t.removeFailed(name)) : ""}
      onConfirm={() => member && removal.mutate(member.user_pk, { onSuccess: close })}
      onClose={close}
    >
      <p>{t.removeTakes}</p>
    </ConfirmDialog>
  );
}
