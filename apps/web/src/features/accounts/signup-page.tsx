import { Form } from "@base-ui/react/form";
import { passwordMaxLength, passwordMinLength } from "@footnote/contracts/limits";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { messageOf } from "../../shared/http/api-error.ts";
import { paths } from "../../shared/paths.ts";
import { Banner } from "../../shared/ui/banner.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Sheet } from "../../shared/ui/sheet.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useRegister } from "./api.ts";
import styles from "./components/auth-form.module.css";
import { GoogleButton } from "./components/google-button.tsx";

type Fields = { email: string; password: string; confirmPassword: string };

const failed = "An error occurred during registration. Please try again.";

export default function SignupPage() {
  const register = useRegister();
  const navigate = useNavigate();
  const [notice, setNotice] = useState("");
  useTitle("Sign up");
  const error = register.isError ? messageOf(register.error, failed) : notice;

  function submit({ email, password, confirmPassword }: Fields) {
    if (password !== confirmPassword) {
      showNotice("Passwords do not match");
      return;
    }
    setNotice("");
    register.mutate({ email, password }, { onSuccess: () => void navigate(paths.login) });
  }

  function showNotice(sentence: string) {
    register.reset();
    setNotice(sentence);
  }

  return (
    <Sheet
      title="Create your account"
      lead="Two minutes from here to your first cited answer."
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
          autoComplete="new-password"
          required
          maxLength={passwordMaxLength}
          hint={`At least ${passwordMinLength} characters.`}
          missing="Choose a password."
        />
        <TextField
          label="Confirm password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          required
          missing="Repeat the password."
        />
        <Button type="submit" look="primary" busy={register.isPending}>
          {register.isPending ? "Creating account..." : "Create account"}
        </Button>
      </Form>
      <p className={styles.or}>or</p>
      <GoogleButton onUnavailable={showNotice}>Sign up with Google</GoogleButton>
      <div className={styles.foot}>
        <p>
          Already have an account? <Link to={paths.login}>Log in</Link>
        </p>
        <p className={styles.small}>
          By signing up you agree to the <Link to={paths.privacyPolicy}>Privacy Policy</Link>.
        </p>
      </div>
    </Sheet>
  );
}
