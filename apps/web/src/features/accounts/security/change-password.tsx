import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Form } from "../../../shared/ui/controls/form.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import styles from "../components/auth-form.module.css";
import { type NewPassword, NewPasswordFields } from "../components/new-password-fields.tsx";
import { t as accounts } from "../messages.ts";
import { useChangePassword } from "./api.ts";
import { t } from "./messages.ts";

type Fields = NewPassword & { current: string };

/** Sets a new password for who knows the current one. */
export function ChangePassword() {
  const change = useChangePassword();
  const [differ, setDiffer] = useState(false);
  const [changes, setChanges] = useState(0);
  const failure = change.isError ? getErrorMessage(change.error, t.changeFailed) : "";
  const error = differ ? accounts.mismatch : failure;

  function submit({ current, password, confirmPassword }: Fields) {
    setDiffer(password !== confirmPassword);
    change.reset();
    if (password === confirmPassword)
      change.mutate({ current, chosen: password }, { onSuccess: empty });
  }

  /** Draws the form anew. */
  function empty() {
    setChanges((count) => count + 1);
  }

  return (
    <Panel title={t.changePassword} lead={t.changePasswordLead}>
      {error !== "" && <Banner tone="error">{error}</Banner>}
      {change.isSuccess && <Banner tone="success">{t.changed}</Banner>}
      <Form<Fields> key={changes} className={styles.narrow} onFormSubmit={submit}>
        <TextField
          label={t.currentPassword}
          name="current"
          type="password"
          autoComplete="current-password"
          required
          missing={t.currentMissing}
        />
        <NewPasswordFields label={t.newPassword} differ={differ} />
        <Button type="submit" busy={change.isPending}>
          {change.isPending ? t.changing : t.change}
        </Button>
      </Form>
    </Panel>
  );
}
