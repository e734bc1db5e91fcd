import { userStatus } from "@footnote/contracts/organizations";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { hasCode, getErrorMessage } from "../../../shared/http/api-error.ts";
import { buildQuery } from "../../../shared/http/query.ts";
import { accountPath, paths } from "../../../shared/paths.ts";
import { pendingInvitation } from "../../../shared/pending-token.ts";
import { PageLoading } from "../../../shared/ui/feedback/page-loading.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button, ButtonLink } from "../../../shared/ui/controls/button.tsx";
import { useAcceptInvitation } from "../api.ts";
import { useProviders } from "../../../shared/providers.ts";
import { useCurrentUser } from "../../../shared/queries.ts";
import styles from "./join-page.module.css";
import { t } from "./messages.ts";

type JoinActionsProps = { token: string; meantFor: string | null; signedIn: boolean };

/** The way in: joining, or first an account to join with. */
export function JoinActions({ token, meantFor, signedIn }: JoinActionsProps) {
  return signedIn ? <Join token={token} meantFor={meantFor} /> : <SignInFirst />;
}

function SignInFirst() {
  const { data, isPending } = useProviders();
  if (isPending) return <PageLoading />;
  if (data?.signup === "closed") {
    return (
      <div className={styles.actions}>
        <p>{t.signupClosed}</p>
        <ButtonLink to={paths.login} look="primary">
          {t.logIn}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <ButtonLink to={paths.signup} look="primary">
        {t.signUp}
      </ButtonLink>
      <ButtonLink to={paths.login}>{t.logIn}</ButtonLink>
    </div>
  );
}

function Join({ token, meantFor }: { token: string; meantFor: string | null }) {
  const { data: status } = useQuery({
    ...buildQuery(userStatus, {}),
    meta: { logFailure: "The onboarding status could not be read." },
  });
  const { data: user } = useCurrentUser();
  const accept = useAcceptInvitation();
  const navigate = useNavigate();

  if (accept.isIdle && status?.has_organization) return <AlreadyMember />;
  if (hasCode(accept.error, "organization.already_member")) return <AlreadyMember />;

  function join() {
    accept.mutate(token, {
      onSuccess: () => {
        pendingInvitation.clear();
        void navigate(paths.chat);
      },
    });
  }

  if (meantFor !== null && user !== undefined && user.email !== meantFor.toLowerCase()) {
    return <Banner tone="info">{t.meantFor(meantFor, user.email)}</Banner>;
  }
  return (
    <>
      {accept.isError && (
        <Banner tone="error">{getErrorMessage(accept.error, t.joinFailed)}</Banner>
      )}
      <Button look="primary" busy={accept.isPending} onClick={join}>
        {accept.isPending ? t.joining : t.join}
      </Button>
    </>
  );
}

function AlreadyMember() {
  return (
    <>
      <Banner tone="info">{t.alreadyMember}</Banner>
      <ButtonLink to={accountPath("overview")} onClick={pendingInvitation.clear}>
        {t.toAccount}
      </ButtonLink>
    </>
  );
}
