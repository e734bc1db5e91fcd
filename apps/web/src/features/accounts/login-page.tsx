import { lazy, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { getErrorMessage } from "../../shared/http/api-error.ts";
import { fill } from "../../shared/language/fill.ts";
import { paths } from "../../shared/paths.ts";
import { Button } from "../../shared/ui/controls/button.tsx";
import { Form } from "../../shared/ui/controls/form.tsx";
import { PageLoading } from "../../shared/ui/feedback/page-loading.tsx";
import { TextField } from "../../shared/ui/controls/text-field.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useProviders } from "../../shared/providers.ts";
import { useLogin } from "./api.ts";
import styles from "./components/auth-form.module.css";
import { EmailField } from "./components/email-field.tsx";
import { AuthSheet } from "./components/auth-sheet.tsx";
import { t } from "./messages.ts";

const ProviderReturn = lazy(() => import("./sign-in/provider-return.tsx"));

type Fields = { email: string; password: string };

/** Also where the identity provider sends the browser back to. */
export default function LoginPage() {
  const [search] = useSearchParams();
  useTitle(t.loginTitle);
  const state = search.get("state");
  if (state === null) return <Login />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ProviderReturn state={state} code={search.get("code")} />
    </Suspense>
  );
}

/** Once the token is stored, the route's guard redirects the user. */
function Login() {
  const login = useLogin();
  const providers = useProviders();
  const [notice, setNotice] = useState("");
  const error = login.isError ? getErrorMessage(login.error, t.invalidCredentials) : notice;

  function submit({ email, password }: Fields) {
    setNotice("");
    login.mutate({ email, password });
  }

  function showNotice(sentence: string) {
    login.reset();
    setNotice(sentence);
  }

  return (
    <AuthSheet
      title={t.loginTitle}
      lead={t.loginLead}
      intent="in"
      error={error}
      onNotice={showNotice}
      other={
        providers.data?.signup === "closed"
          ? null
          : fill(t.newHere, { link: <Link to={paths.signup}>{t.signUpLink}</Link> })
      }
    >
      <Form<Fields> className={styles.form} onFormSubmit={submit}>
        <EmailField />
        <div className={styles.withLink}>
          <TextField
            label={t.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            missing={t.passwordMissing}
          />
          {providers.data?.mail === true && (
            <Link to={paths.forgotPassword} className={styles.beside}>
              {t.forgotPassword}
            </Link>
          )}
        </div>
        <Button type="submit" look="primary" busy={login.isPending}>
          {login.isPending ? t.loggingIn : t.logIn}
        </Button>
      </Form>
    </AuthSheet>
  );
}
