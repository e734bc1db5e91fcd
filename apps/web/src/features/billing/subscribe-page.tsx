import { Link, Navigate, useNavigate } from "react-router-dom";
import { hasCode, getErrorMessage } from "../../shared/http/api-error.ts";
import { fill } from "../../shared/language/fill.ts";
import { paths } from "../../shared/paths.ts";
import { Banner } from "../../shared/ui/feedback/banner.tsx";
import { Button } from "../../shared/ui/controls/button.tsx";
import { PageLoading } from "../../shared/ui/feedback/page-loading.tsx";
import { Panel } from "../../shared/ui/layout/panel.tsx";
import { Sheet } from "../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useRefreshOnboarding } from "../../shared/queries.ts";
import { useCheckout, usePaymentsConfig } from "./api.ts";
import { ManageButton } from "./components/manage-button.tsx";
import { t } from "./messages.ts";
import styles from "./subscribe-page.module.css";

export default function SubscribePage() {
  const { data, isPending } = usePaymentsConfig();
  useTitle(t.subscribeTitle);
  if (isPending) return <PageLoading />;
  if (!data?.stripe_enabled) return <Navigate to={paths.chat} replace />;
  return (
    <Sheet title={t.product} lead={t.subscribeLead} width="form">
      <Offer publishableKey={data.publishable_key} />
      <p className={styles.otherwise}>
        {fill(t.withoutSubscribing, {
          account: <Link to={paths.accountUnsubscribed}>{t.yourAccount}</Link>,
        })}
      </p>
    </Sheet>
  );
}

function Offer({ publishableKey }: { publishableKey: string | null }) {
  const checkout = useCheckout(publishableKey);
  const refreshOnboarding = useRefreshOnboarding();
  const navigate = useNavigate();
  // Busy until the page is left: between the answer and the provider's page there is a while.
  const busy = checkout.isPending || checkout.isSuccess;

  async function settle(error: Error) {
    if (!hasCode(error, "subscription.already_active")) return;
    // Somebody else has paid meanwhile: there is nothing left to do here.
    await refreshOnboarding();
    void navigate(paths.chat, { replace: true });
  }

  return (
    <>
      {checkout.isError && (
        <Banner
          tone="error"
          action={hasCode(checkout.error, "subscription.payment_due") && <ManageButton />}
        >
          {getErrorMessage(checkout.error, t.checkoutFailed)}
        </Banner>
      )}
      <Panel title={t.subscription}>
        <div className={styles.offer}>
          <p>{t.subscribePoints}</p>
          <p className={styles.safety}>{t.subscribeSafety}</p>
          <Button
            look="primary"
            busy={busy}
            onClick={() => checkout.mutate(undefined, { onError: (error) => void settle(error) })}
          >
            {busy ? t.redirecting : t.subscribeNow}
          </Button>
        </div>
      </Panel>
    </>
  );
}
