import { CircleCheck } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { Button, ButtonLink } from "../../shared/ui/controls/button.tsx";
import { Spinner } from "../../shared/ui/feedback/spinner.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useRefreshOnboarding } from "../../shared/queries.ts";
import { t } from "./messages.ts";
import styles from "./payment-success-page.module.css";
import { usePayment } from "./use-payment.ts";

const redirectMs = 3000;

export default function PaymentSuccessPage() {
  const [query] = useSearchParams();
  const sessionId = query.get("session_id");
  const payment = usePayment(sessionId);
  useTitle(t.paymentTitle);
  if (payment.state === "failed") {
    return <Failure reason={payment.reason} mayRetry={Boolean(sessionId)} />;
  }
  if (payment.state === "active") return <Success />;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t.paymentTitle}</h1>
      <p className={styles.line} role="status">
        <Spinner />
        {t.verifying}
      </p>
    </div>
  );
}

function Success() {
  const refreshOnboarding = useRefreshOnboarding();
  const navigate = useNavigate();

  const arrive = useEffectEvent(() => void refreshOnboarding());
  const goOn = useEffectEvent(() => void navigate(paths.database, { replace: true }));

  useEffect(() => {
    arrive();
    const timer = setTimeout(() => goOn(), redirectMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t.paymentTitle}</h1>
      <p className={styles.line} role="status" data-state="active">
        <CircleCheck size={20} aria-hidden="true" />
        {t.active}
      </p>
    </div>
  );
}

/** Without a session there is nothing to verify, so trying again could only fail again. */
function Failure({ reason, mayRetry }: { reason: string; mayRetry: boolean }) {
  return (
    <div className={styles.page}>
      <h1>{t.verificationFailed}</h1>
      <p className={styles.reason} role="alert">
        {reason}
      </p>
      {!mayRetry && <p className={styles.advice}>{t.withoutSession}</p>}
      <div className={styles.actions}>
        {mayRetry && (
          <Button look="primary" onClick={() => location.reload()}>
            {t.tryAgain}
          </Button>
        )}
        <ButtonLink to={paths.subscribe} look={mayRetry ? "secondary" : "primary"}>
          {t.backToSubscribe}
        </ButtonLink>
      </div>
    </div>
  );
}
