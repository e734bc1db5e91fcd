import { Form } from "@base-ui/react/form";
import { useState } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "../../shared/http/api-error.ts";
import { paths } from "../../shared/paths.ts";
import { Banner } from "../../shared/ui/banner.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Sheet } from "../../shared/ui/sheet.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useLogin } from "./api.ts";
import styles from "./components/auth-form.module.css";
import { GoogleButton } from "./components/google-button.tsx";

type Fields = { email: string; password: string };

/** Once the token is stored, the route's guard sends the visitor on. */
export default function LoginPage() {
  const login = useLogin();
  const [notice, setNotice] = useState("");
  useTitle("Log in");
  const error = login.isError ? messageOf(login.error, "Invalid credentials") : notice;

  function submit({ email, password }: Fields) {
    setNotice("");
    login.mutate({ email, password });
  }

  function showNotice(sentence: string) {
    login.reset();
    setNotice(sentence);
  }

  return (
    <Sheet
      title="Log in"
      lead="Ask your documents, and see where every answer comes from."
      width="form"
    >
      {error !== "" && <Banner tone="error">{error}</Banner>}
      <Form<Fields> className={styles.form} onFormSubmit={submit}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          missing="Enter your email address."
          malformed="Enter a valid email address."
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          missing="Enter your password."
        />
        <Button type="submit" look="primary" busy={login.isPending}>
          {login.isPending ? "Logging in..." : "Log In"}
        </Button>
      </Form>
      <p className={styles.or}>or</p>
      <GoogleButton onUnavailable={showNotice}>Sign in with Google</GoogleButton>
      <div className={styles.foot}>
        <p>
          New here? <Link to={paths.signup}>Sign up</Link>
        </p>
        <p className={styles.small}>
          By logging in you agree to the <Link to={paths.privacyPolicy}>Privacy Policy</Link>.
        </p>
      </div>
    </Sheet>
  );
}
