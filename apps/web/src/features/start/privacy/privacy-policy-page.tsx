import { PageLoading } from "../../../shared/ui/feedback/page-loading.tsx";
import { Sheet } from "../../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../../shared/use-title.ts";
import { t } from "./messages.ts";
import styles from "./privacy-policy-page.module.css";
import { Recipients } from "./recipients.tsx";
import { useRecipients } from "./use-recipients.ts";

export default function PrivacyPolicyPage() {
  useTitle(t.title);
  const { data, isPending } = useRecipients();
  return (
    <Sheet title={t.title} width="page">
      {isPending ? (
        <PageLoading />
      ) : (
        <article className={styles.text}>
          <h2>{t.storedTitle}</h2>
          <p>{t.stored}</p>
          {data && <p>{t.audit(data.audit_retention_days)}</p>}
          <h2>{t.usedTitle}</h2>
          <p>{t.used}</p>
          <h2>{t.othersTitle}</h2>
          <Recipients recipients={data} />
          <h2>{t.removalTitle}</h2>
          <p>{t.removal}</p>
        </article>
      )}
    </Sheet>
  );
}
