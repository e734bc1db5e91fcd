import { Link } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { paths } from "../../../shared/paths.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Form } from "../../../shared/ui/controls/form.tsx";
import { Sheet } from "../../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../../shared/use-title.ts";
import styles from "../components/auth-form.module.css";
import { EmailField } from "../components/email-field.tsx";
import { useRequestReset } from "./api.ts";
import { t } from "./messages.ts";

/** Asks for a link to choose a new password. The answer is the same for every address. */
export default function ForgotPasswordPage() {
  const request = useRequestReset();
  useTitle(t.forgotTitle);
  return (
    <Sheet title={t.forgotTitle} lead={t.forgotLead} width="form">
      {request.isError && (
        <Banner tone="error">{getErrorMessage(request.error, t.sendFailed)}</Banner>
      )}
      {request.isSuccess && <Banner tone="success">{t.sentTo(request.variables)}</Banner>}
      <Form<{ email: string }>
        className={styles.form}
        onFormSubmit={({ email }) => request.mutate(email)}
      >
        <EmailField />
        <Button type="submit" look="primary" busy={request.isPending}>
          {request.isPending ? t.sending : t.sendLink}
        </Button>
      </Form>
      <p className={styles.foot}>
        <Link to={paths.login}>{t.backToLogin}</Link>
      </p>
    </Sheet>
  );
}
