import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { ConfirmDialog } from "../../../shared/ui/layout/confirm-dialog.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { useLeaveOrganization } from "../api.ts";
import { useCurrentOrganization } from "../../../shared/queries.ts";
import { t } from "../messages.ts";

/** Lets a member who is not alone go elsewhere without giving the account up. */
export function LeaveOrganization() {
  const { data: organization } = useCurrentOrganization();
  const leaving = useLeaveOrganization();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  if (!organization || (organization.license?.current_users ?? 0) < 2) return null;
  return (
    <Panel title={t.leaveTitle} lead={t.leaveLead}>
      <Button onClick={() => setAsking(true)}>{t.leaveOrganization}</Button>
      <ConfirmDialog
        title={t.leaveOrganization}
        description={t.leaveQuestion(organization.name)}
        confirm={t.leave}
        open={asking}
        busy={leaving.isPending}
        error={leaving.isError ? getErrorMessage(leaving.error, t.leaveFailed) : ""}
        onConfirm={() =>
          leaving.mutate(undefined, { onSuccess: () => void navigate(paths.organizationSetup) })
        }
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
