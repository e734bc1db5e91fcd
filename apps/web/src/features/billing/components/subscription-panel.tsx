import type { SubscriptionStatus } from "@footnote/contracts/billing";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { useCurrentOrganization } from "../../../shared/queries.ts";
import { formatDate, formatNumber } from "../../../shared/language/format.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Facts, Panel } from "../../../shared/ui/layout/panel.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { usePaymentsConfig, useSubscription } from "../api.ts";
import { t } from "../messages.ts";
import { CancelSubscription } from "./cancel-subscription.tsx";
import { ManageButton } from "./manage-button.tsx";
import styles from "./subscription-panel.module.css";

/** What the organization pays for, where subscriptions are sold; admins can manage and cancel it. */
export function SubscriptionPanel() {
  const config = usePaymentsConfig();
  const enabled = config.data?.stripe_enabled === true;
  const { data, error, refetch } = useSubscription(enabled);
  if (!enabled) return null;
  return (
    <Panel title={t.subscription}>
      {error && <LoadFailure onRetry={refetch}>{getErrorMessage(error, t.loadFailed)}</LoadFailure>}
      {!error && !data && <Skeleton width="200px" />}
      {data && <Subscription data={data} />}
    </Panel>
  );
}

const getStatusLabels = () => ({
  active: t.statusActive,
  trialing: t.statusTrialing,
  inactive: t.statusInactive,
});

function Subscription({ data: { status, subscription } }: { data: SubscriptionStatus }) {
  const organization = useCurrentOrganization();
  const admin = organization.data?.user_role === "admin";
  // Access without a subscription was granted by an operator. An older server sends no details.
  const grantedByOperator = subscription === null && status !== "inactive";
  const cancellable = !grantedByOperator && status !== "inactive" && !subscription?.ends_at;
  const grace = subscription?.grace_until;
  return (
    <div className={styles.panel}>
      {grace && <Banner tone="error">{t.paymentFailed(formatDate(grace, "N/A"))}</Banner>}
      <Facts
        facts={[{ name: t.status, value: getStatusLabels()[status] }, ...listDates(subscription)]}
      />
      {grantedByOperator && <p>{t.noSubscription}</p>}
      {!grantedByOperator && organization.data && !admin && <p>{t.adminsOnly}</p>}
      {!grantedByOperator && admin && (
        <div className={styles.actions}>
          {subscription && <ManageButton />}
          <CancelSubscription possible={cancellable} />
        </div>
      )}
    </div>
  );
}

function listDates(subscription: SubscriptionStatus["subscription"]) {
  if (!subscription) return [];
  const { seats, renews_at, ends_at, trial_ends_at } = subscription;
  const over = ends_at !== null && Date.parse(ends_at) <= Date.now();
  const facts = [
    { name: t.trialEnds, value: formatDate(trial_ends_at, "") },
    // A trial renews when it ends: one date says both.
    { name: t.renews, value: trial_ends_at === renews_at ? "" : formatDate(renews_at, "") },
    { name: over ? t.ended : t.ends, value: formatDate(ends_at, "") },
    { name: t.seats, value: seats !== null && seats > 1 ? formatNumber(seats) : "" },
  ];
  return facts.filter(({ value }) => value !== "");
}
