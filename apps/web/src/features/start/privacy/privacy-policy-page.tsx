import { fill } from "../../../shared/language/fill.ts";
import { Sheet } from "../../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../../shared/use-title.ts";
import { t } from "./messages.ts";
import styles from "./privacy-policy-page.module.css";

export default function PrivacyPolicyPage() {
  useTitle(t.title);
  return (
    <Sheet title={t.title} width="page">
      <article className={styles.text}>
        <h2>{t.storedTitle}</h2>
        <p>{t.stored}</p>
        <h2>{t.usedTitle}</h2>
        <p>{t.used}</p>
        <h2>{t.othersTitle}</h2>
        <p>{t.others}</p>
        <ul>
          <li>{fill(t.identity, { provider: <strong>{t.identityProvider}</strong> })}</li>
          <li>{fill(t.payment, { provider: <strong>{t.paymentProvider}</strong> })}</li>
          <li>{fill(t.model, { provider: <strong>{t.modelProviders}</strong> })}</li>
          <li>{fill(t.hosting, { provider: <strong>{t.cloudHosting}</strong> })}</li>
        </ul>
        <h2>{t.removalTitle}</h2>
        <p>{t.removal}</p>
      </article>
    </Sheet>
  );
}
