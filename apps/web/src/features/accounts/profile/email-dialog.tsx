import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { FormDialog } from "../../../shared/ui/layout/form-dialog.tsx";
import { useChangeEmail } from "./api.ts";
import { t } from "./messages.ts";

type EmailDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The link is on its way to this address. */
  onSent: (email: string) => void;
};

type Fields = { email: string; current_password: string };

/** Asks for a new address; it becomes the user's when the link that is mailed to it is followed. */
export function EmailDialog({ open, onClose, onSent }: EmailDialogProps) {
  const change = useChangeEmail();

  function close() {
    change.reset();
    onClose();
  }

  function submit(fields: Fields) {
    change.mutate(fields, {
      onSuccess: () => {
        onSent(fields.email);
        close();
      },
    });
  }

  return (
    <FormDialog<Fields>
      title={t.changeEmail}
      description={t.changeEmailLead}
      open={open}
      onClose={close}
      submit={t.sendLink}
      busy={change.isPending}
      failure={change.isError ? getErrorMessage(change.error, t.emailFailed) : ""}
      onSubmit={submit}
    >
      <TextField
        label={t.newEmail}
        name="email"
        type="email"
        autoComplete="email"
        required
        missing={t.emailMissing}
        malformed={t.emailMalformed}
      />
      <TextField
        label={t.currentPassword}
        name="current_password"
        type="password"
        autoComplete="current-password"
        hint={t.passwordHint}
      />
    </FormDialog>
  );
}
