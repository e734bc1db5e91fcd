import type { Invitation } from "@footnote/contracts/organizations";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { QueriedRecords, Record } from "../../../shared/ui/layout/record-list.tsx";
import { useInvitations, useRevokeInvitation } from "../api.ts";
import { formatMailStatus, formatRole, t } from "../messages.ts";
import { InvitationForm } from "./invitation-form.tsx";

/** For admins: creates invitation links and revokes them. */
export function InvitationsPanel() {
  const query = useInvitations();
  return (
    <Panel title={t.invitations} lead={t.invitationsLead}>
      <InvitationForm />
      <QueriedRecords
        label={t.invitations}
        query={query}
        loading={t.loadingInvitations}
        failed={t.invitationsFailed}
        none={t.noInvitations}
      >
        {query.data?.map((invitation) => (
          <OpenInvitation key={invitation.id} invitation={invitation} />
        ))}
      </QueriedRecords>
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
            <Banner tone="error">{t.revokeFailed(getErrorMessage(revocation.error))}</Banner>
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
