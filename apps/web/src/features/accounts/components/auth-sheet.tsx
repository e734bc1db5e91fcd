import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { fill } from "../../../shared/language/fill.ts";
import { paths } from "../../../shared/paths.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Sheet } from "../../../shared/ui/layout/sheet.tsx";
import { useNavigationFailure } from "../../../shared/navigation-failure.ts";
import { t } from "../messages.ts";
import styles from "./auth-form.module.css";
import type { Intent } from "../sign-in/intent.ts";
import { ProviderSignIn } from "./provider-sign-in.tsx";

type AuthSheetProps = {
  title: string;
  lead: string;
  intent: Intent;
  /** Shown above the form; "" for nothing. */
  error: string;
  /** Called with what went wrong at the identity provider. */
  onNotice: (sentence: string) => void;
  /** The form. */
  children: ReactNode;
  /** The way to the other of the two pages; null where there is none. */
  other: ReactNode;
};

/** What logging in and signing up have in common: the form, the identity provider, and what one agrees to. */
export function AuthSheet(props: AuthSheetProps) {
  const { title, lead, intent, error, onNotice, children, other } = props;
  const arrival = useNavigationFailure();
  const wrong = error || arrival;
  const policy = <Link to={paths.privacyPolicy}>{t.privacyPolicy}</Link>;
  return (
    <Sheet title={title} lead={lead} width="form">
      {wrong !== "" && <Banner tone="error">{wrong}</Banner>}
      {children}
      <ProviderSignIn intent={intent} onNotice={onNotice} />
      <div className={styles.foot}>
        {other !== null && <p>{other}</p>}
        <p className={styles.small}>
          {fill(intent === "in" ? t.loginAgreement : t.signupAgreement, { policy })}
        </p>
      </div>
    </Sheet>
  );
}
