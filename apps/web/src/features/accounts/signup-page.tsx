import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { getErrorMessage } from "../../shared/http/api-error.ts";
import { fill } from "../../shared/language/fill.ts";
import { paths } from "../../shared/paths.ts";
import { Button, ButtonLink } from "../../shared/ui/controls/button.tsx";
import { Sheet } from "../../shared/ui/layout/sheet.tsx";
import { Form } from "../../shared/ui/controls/form.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useProviders } from "../../shared/providers.ts";
import { readInvitation, useRegister } from "./api.ts";
import styles from "./components/auth-form.module.css";
import { EmailField } from "./components/email-field.tsx";
import { AuthSheet } from "./components/auth-sheet.tsx";
import { type NewPassword, NewPasswordFields } from "./components/new-password-fields.tsx";
import { t } from "./messages.ts";

type Fields = NewPassword & { email: string };

export default function SignupPage() {
  const register = useRegister();
  const closed = useClosedNotice();
  const navigate = useNavigate();
  const [notice, setNotice] = useState("");
  useTitle(t.signupTitle);
  const error = register.isError ? getErrorMessage(register.error, t.registrationFailed) : notice;

  function submit({ email, password, confirmPassword }: Fields) {
    if (password !== confirmPassword) {
      showNotice(t.mismatch);
      return;
    }
    setNotice("");
    register.mutate({ email, password }, { onSuccess: () => void navigate(paths.login) });
  }

  function showNotice(sentence: string) {
    register.reset();
    setNotice(sentence);
  }

  if (closed !== "") return <ClosedSignup reason={closed} />;
  return (
    <AuthSheet
      title={t.signupHeading}
      lead={t.signupLead}
      intent="up"
      error={error}
      onNotice={showNotice}
      other={fill(t.haveAccount, { link: <Link to={paths.login}>{t.logInLink}</Link> })}
    >
      <Form<Fields> className={styles.form} onFormSubmit={submit}>
        <EmailField />
        <NewPasswordFields label={t.password} differ={error === t.mismatch} />
        <Button type="submit" look="primary" busy={register.isPending}>
          {register.isPending ? t.creatingAccount : t.createAccount}
        </Button>
      </Form>
    </AuthSheet>
  );
}

/** Why nobody, or who has no invitation, can sign up here; "" for who can. */
function useClosedNotice(): string {
  const signup = useProviders().data?.signup;
  if (signup === "closed") return t.signupClosed;
  return signup === "invitation" && !readInvitation().invitation ? t.signupByInvitation : "";
}

function ClosedSignup({ reason }: { reason: string }) {
  return (
    <Sheet title={t.signupHeading} lead={reason} width="form">
      <ButtonLink to={paths.login} look="primary">
        {t.logInLink}
      </ButtonLink>
    </Sheet>
  );
}
