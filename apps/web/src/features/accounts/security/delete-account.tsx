import type { Organization } from "@footnote/contracts/organizations";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { ConfirmDialog } from "../../../shared/ui/layout/confirm-dialog.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { useCurrentOrganization, useCurrentUser } from "../../../shared/queries.ts";
import { useDeleteAccount } from "./api.ts";
import { t } from "./messages.ts";

/** Deletes the user's account after asking, and says what goes with it. */
export function DeleteAccount() {
  const { data: user } = useCurrentUser();
  const { data: organization } = useCurrentOrganization();
  const deletion = useDeleteAccount();
  const [asking, setAsking] = useState(false);
  const [missing, setMissing] = useState(false);

  function confirm() {
    const pk = user?.pk;
    setMissing(pk === undefined);
    if (pk !== undefined) deletion.mutate(pk);
  }

  const failed = deletion.isError ? getErrorMessage(deletion.error, t.deleteFailed) : "";
  return (
    <Panel title={t.deleteTitle} lead={t.deleteLead}>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t.deleteAccount}
      </Button>
      <ConfirmDialog
        title={t.deleteAccount}
        description={t.deleteQuestion}
        confirm={t.delete}
        open={asking}
        busy={deletion.isPending}
        error={missing ? t.noUserId : failed}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t.deleteTakes}</p>
        {organization && <p>{describeOutcome(organization)}</p>}
      </ConfirmDialog>
    </Panel>
  );
}

function describeOutcome({ name, user_role: role, license }: Organization): string {
  if (license?.current_users === 1) return t.deleteTakesOrganization(name);
  return role === "admin" ? t.deleteHandsOver(name) : t.deleteKeeps(name);
}
