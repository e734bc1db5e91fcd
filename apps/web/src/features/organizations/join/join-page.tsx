import type { DescribedInvitation } from "@footnote/contracts/organizations";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { hasCode, getErrorMessage } from "../../../shared/http/api-error.ts";
import { useToken } from "../../../shared/http/session-token.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { paths } from "../../../shared/paths.ts";
import { pendingInvitation } from "../../../shared/pending-token.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { ButtonLink } from "../../../shared/ui/controls/button.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { PageLoading } from "../../../shared/ui/feedback/page-loading.tsx";
import { Sheet } from "../../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../../shared/use-title.ts";
import { useInvitation } from "../api.ts";
import { JoinActions } from "./join-actions.tsx";
import styles from "./join-page.module.css";
import { t } from "./messages.ts";

/** Where an invitation's link leads: says what it is for, and lets its holder in, by way of the log-in if need be. */
export default function JoinPage() {
  const { hash } = useLocation();
  const signedIn = useToken() !== null;
  const token = hash.slice(1) || pendingInvitation.read();
  const { data, error, isPending, refetch } = useInvitation(token);
  useTitle(t.title);

  useEffect(() => {
    // Kept while its holder goes to log in; who is here signed in has come back.
    if (token !== null && !signedIn) pendingInvitation.keep(token);
    if (hasCode(error, "invitation.not_found")) pendingInvitation.clear();
  }, [token, signedIn, error]);

  if (token === null) return <Refusal>{t.incomplete}</Refusal>;
  if (hasCode(error, "invitation.not_found")) return <Refusal>{t.gone}</Refusal>;
  if (isPending) return <PageLoading />;
  if (error) {
    return (
      <Sheet title={t.title} width="form">
        <LoadFailure onRetry={refetch}>{t.readFailed(getErrorMessage(error))}</LoadFailure>
      </Sheet>
    );
  }
  return (
    <Sheet title={t.joinTitle(data.organization)} lead={describeInvitation(data)} width="form">
      <p className={styles.until}>{t.openUntil(formatDate(data.expires_at, "N/A"))}</p>
      <JoinActions token={token} meantFor={data.email} signedIn={signedIn} />
    </Sheet>
  );
}

function describeInvitation({ role, invited_by: who, organization }: DescribedInvitation): string {
  return role === "admin" ? t.asAdmin(who, organization) : t.asMember(who, organization);
}

function Refusal({ children }: { children: string }) {
  return (
    <Sheet title={t.title} width="form">
      <Banner tone="error">{children}</Banner>
      <ButtonLink to={paths.landing}>{t.toStart}</ButtonLink>
    </Sheet>
  );
}
