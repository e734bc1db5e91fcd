import { isSameName, type Organization } from "@footnote/contracts/organizations";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { ConfirmDialog } from "../../../shared/ui/layout/confirm-dialog.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { useDeleteOrganization, useHoldings } from "../api.ts";
import { useCurrentOrganization } from "../../../shared/queries.ts";
import { t } from "../messages.ts";

/** For admins: deletes the organization once its name is typed, and says what goes with it. */
export function DeleteOrganization() {
  const { data: organization } = useCurrentOrganization();
  const [asking, setAsking] = useState(false);
  if (organization?.user_role !== "admin") return null;
  return (
    <Panel title={t.deleteTitle} lead={t.deleteLead}>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t.deleteOrganization}
      </Button>
      <Deletion organization={organization} open={asking} onClose={() => setAsking(false)} />
    </Panel>
  );
}

type DeletionProps = { organization: Organization; open: boolean; onClose: () => void };

function Deletion({ organization, open, onClose }: DeletionProps) {
  const deletion = useDeleteOrganization();
  const navigate = useNavigate();
  const [missing, setMissing] = useState(false);
  const [typed, setTyped] = useState("");
  const { id, name, license } = organization;

  function confirm() {
    // An older server may leave the id out.
    setMissing(!id);
    if (id) deletion.mutate({ id, name: typed }, { onSuccess: () => void navigate(paths.chat) });
  }

  function close() {
    setTyped("");
    setMissing(false);
    deletion.reset();
    onClose();
  }

  const failed = deletion.isError ? getErrorMessage(deletion.error, t.deleteFailed) : "";
  return (
    <ConfirmDialog
      title={t.deleteOrganization}
      description={t.deleteQuestion(name)}
      confirm={t.delete}
      open={open}
      busy={deletion.isPending}
      blocked={!isSameName(typed, name)}
      error={missing ? t.noOrganizationId : failed}
      onConfirm={confirm}
      onClose={close}
    >
      <DeletedContents />
      <p>{t.deleteKeeps(Math.max(0, (license?.current_users ?? 1) - 1))}</p>
      <TextField
        label={t.typeName}
        name="confirm_name"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </ConfirmDialog>
  );
}

/** Asked for when the dialog opens: the figures are those of now. */
function DeletedContents() {
  const { data } = useHoldings();
  if (!data) return <p>{t.deleteTakesUncounted}</p>;
  const { collections, documents } = data.storage;
  return <p>{t.deleteTakes(collections.used, documents.used)}</p>;
}
