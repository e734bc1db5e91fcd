import { useState } from "react";
import { useLocation } from "react-router-dom";
import { hasCode, getErrorMessage } from "../../../shared/http/api-error.ts";
import { clearToken } from "../../../shared/http/session-token.ts";
import { paths } from "../../../shared/paths.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Form } from "../../../shared/ui/controls/form.tsx";
import { Button, ButtonLink } from "../../../shared/ui/controls/button.tsx";
import { Sheet } from "../../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../../shared/use-title.ts";
import styles from "../components/auth-form.module.css";
import { type NewPassword, NewPasswordFields } from "../components/new-password-fields.tsx";
import { t as accounts } from "../messages.ts";
import { useConfirmReset } from "./api.ts";
import { t } from "./messages.ts";

/** Where a mailed link leads: a new password, then the log-in. */
export default function ResetPasswordPage() {
  const token = useLocation().hash.slice(1);
  useTitle(t.resetTitle);
  return (
    <Sheet title={t.resetTitle} lead={t.resetLead} width="form">
      {token === "" ? <InvalidLink>{t.incomplete}</InvalidLink> : <Reset token={token} />}
    </Sheet>
  );
}

function Reset({ token }: { token: string }) {
  const reset = useConfirmReset();
  const [differ, setDiffer] = useState(false);
  if (hasCode(reset.error, "password_reset.invalid")) {
    return <InvalidLink>{getErrorMessage(reset.error, t.resetFailed)}</InvalidLink>;
  }
  if (reset.isSuccess) return <Done />;
  const failure = reset.isError ? getErrorMessage(reset.error, t.resetFailed) : "";
  const error = differ ? accounts.mismatch : failure;

  function submit({ password, confirmPassword }: NewPassword) {
    setDiffer(password !== confirmPassword);
    reset.reset();
    if (password === confirmPassword) reset.mutate({ token, password });
  }

  return (
    <>
      {error !== "" && <Banner tone="error">{error}</Banner>}
      <Form<NewPassword> className={styles.form} onFormSubmit={submit}>
        <p>{t.resetUnconfirmed}</p>
        <NewPasswordFields label={t.newPassword} differ={differ} />
        <Button type="submit" look="primary" busy={reset.isPending}>
          {reset.isPending ? t.settingPassword : t.setPassword}
        </Button>
      </Form>
    </>
  );
}

function Done() {
  return (
    <>
      <Banner tone="success">{t.passwordSet}</Banner>
      {/* Sessions ended with the old password, one in this browser too: the log-in is to ask again. */}
      <ButtonLink to={paths.login} look="primary" onClick={clearToken}>
        {t.toLogin}
      </ButtonLink>
    </>
  );
}

function InvalidLink({ children }: { children: string }) {
  return (
    <>
      <Banner tone="error">{children}</Banner>
      <ButtonLink to={paths.forgotPassword}>{t.newLink}</ButtonLink>
    </>
  );
}
