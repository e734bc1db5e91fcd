import type { Invitation } from "@footnote/contracts/organizations";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { LoadingRecords, Record, RecordList } from "../../../shared/ui/layout/record-list.tsx";
import { useInvitations, useRevokeInvitation } from "../api.ts";
import { formatMailStatus, formatRole, t } from "../messages.ts";
import { InvitationForm } from "./invitation-form.tsx";
import styles from "./invitations-panel.module.css";

/** For admins: makes links that let people join, and withdraws them. */
export function InvitationsPanel() {
  const { data: invitations, error, isPending, refetch } = useInvitations();
  return (
    <Panel title={t.invitations} lead={t.invitationsLead}>
      <InvitationForm />
      {isPending && <LoadingRecords label={t.loadingInvitations} />}
      {error && (
        <LoadFailure onRetry={refetch}>
          {t.invitationsFailed(getErrorMessage(error, t.unknownError))}
        </LoadFailure>
      )}
      {invitations?.length === 0 && <p className={styles.none}>{t.noInvitations}</p>}
      {invitations && invitations.length > 0 && (
        <RecordList label={t.invitations}>
          {invitations.map((invitation) => (
            <OpenInvitation key={invitation.id} invitation={invitation} />
          ))}
        </RecordList>
      )}
    </Panel>
  );
}

function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const { id, email, role, mail, expires_at: expires } = invitation;
  const revocation = useRevokeInvitation();
  const name = email ?? t.anyone;
  const words = formatMailStatus(mail);
  const about = t.invitedAs(formatRole(role), formatDate(expires, "N/A"));
  return (
    <Record
      name={name}
      about={
        <>
          {words === "" ? about : t.invitedByMail(about, words)}
          {revocation.isError && (
            <Banner tone="error">
              {t.revokeFailed(getErrorMessage(revocation.error, t.unknownError))}
            </Banner>
          )}
        </>
      }
    >
      <Button
        look="quiet"
        busy={revocation.isPending}
        aria-label={t.revokeOf(name)}
        onClick={() => revocation.mutate(id)}
      >
        {t.revoke}
      </Button>
    </Record>
  );
}
