import type { User } from "@footnote/contracts/accounts/accounts";
import { personNameMaxLength } from "@footnote/contracts/limits";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { FormDialog } from "../../../shared/ui/layout/form-dialog.tsx";
import { type Name, useChangeName } from "./api.ts";
import { t } from "./messages.ts";

type NameDialogProps = { user: User; open: boolean; onClose: () => void };

export function NameDialog({ user, open, onClose }: NameDialogProps) {
  const change = useChangeName();

  function close() {
    change.reset();
    onClose();
  }

  return (
    <FormDialog<Name>
      title={t.editName}
      open={open}
      onClose={close}
      submit={t.save}
      busy={change.isPending}
      failure={change.isError ? getErrorMessage(change.error, t.nameFailed) : ""}
      onSubmit={(name) => change.mutate(name, { onSuccess: close })}
    >
      <TextField
        label={t.firstName}
        name="first_name"
        autoComplete="given-name"
        maxLength={personNameMaxLength}
        defaultValue={user.first_name}
      />
      <TextField
        label={t.lastName}
        name="last_name"
        autoComplete="family-name"
        maxLength={personNameMaxLength}
        defaultValue={user.last_name}
      />
    </FormDialog>
  );
}
