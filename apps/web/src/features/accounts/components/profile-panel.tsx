import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Facts, Panel } from "../../../shared/ui/layout/panel.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { useCurrentUser } from "../../../shared/queries.ts";
import { useProviders, useResendVerification } from "../api.ts";
import { t } from "../messages.ts";
import styles from "./profile-panel.module.css";

/** The signed-in user's name and e-mail address. */
export function ProfilePanel() {
  const { data: user, isError, error } = useCurrentUser();
  const { data: providers } = useProviders();
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(" ");
  if (isError) return <Banner tone="error">{getErrorMessage(error, t.profileFailed)}</Banner>;
  return (
    <Panel title={t.profile}>
      <Facts
        facts={[
          { name: t.name, value: user ? name || t.noName : <Skeleton width="140px" /> },
          { name: t.email, value: user ? user.email : <Skeleton width="200px" /> },
        ]}
      />
      {user?.email_verified === false && providers?.mail === true && (
        <div className={styles.unconfirmed}>
          <UnconfirmedEmail />
        </div>
      )}
    </Panel>
  );
}

function UnconfirmedEmail() {
  const resend = useResendVerification();
  if (resend.isSuccess) return <Banner tone="success">{resend.data.message}</Banner>;
  if (resend.isError) {
    return <Banner tone="error">{getErrorMessage(resend.error, t.sendFailed)}</Banner>;
  }
  const button = (
    <Button look="quiet" busy={resend.isPending} onClick={() => resend.mutate()}>
      {t.sendLink}
    </Button>
  );
  return (
    <Banner tone="info" action={button}>
      {t.unconfirmed}
    </Banner>
  );
}
