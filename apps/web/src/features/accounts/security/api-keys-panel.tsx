import type { ApiKey } from "@footnote/contracts/accounts/api-keys";
import type { KeyScope } from "@footnote/contracts/endpoint";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { ConfirmDialog } from "../../../shared/ui/layout/confirm-dialog.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { QueriedRecords, Record } from "../../../shared/ui/layout/record-list.tsx";
import { useApiKeys, useRevokeApiKey } from "./api.ts";
import { t } from "./messages.ts";
import { NewKeyForm } from "./new-key-form.tsx";

/** Creates, lists and revokes the user's API keys. */
export function ApiKeysPanel() {
  const query = useApiKeys();
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  return (
    <Panel title={t.keys} lead={t.keysLead}>
      <QueriedRecords
        label={t.keys}
        query={query}
        loading={t.loadingKeys}
        failed={t.keysFailed}
        none={t.noKeys}
      >
        {query.data?.map((key) => (
          <KeyRecord key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
        ))}
      </QueriedRecords>
      <NewKeyForm />
      <Revocation apiKey={revoking} onClose={() => setRevoking(null)} />
    </Panel>
  );
}

function KeyRecord({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, prefix, scopes, expires_at: expires, last_used_at: used } = apiKey;
  const about = t.keyAbout(
    prefix,
    scopes.map(formatScope).join(", "),
    expires === null ? t.neverExpires : t.expiresOn(formatDate(expires, "N/A")),
    used === null ? t.neverUsed : t.usedOn(formatDate(used, "N/A")),
  );
  return (
    <Record name={name} tag={isPast(expires) ? t.expired : undefined} about={about}>
      <Button look="quiet" aria-label={t.revokeOf(name)} onClick={onRevoke}>
        {t.revoke}
      </Button>
    </Record>
  );
}

function isPast(moment: string | null): boolean {
  return moment !== null && Date.parse(moment) < Date.now();
}

function formatScope(scope: KeyScope): string {
  return { read: t.readShort, ask: t.askShort, write: t.writeShort }[scope];
}

function Revocation({ apiKey, onClose }: { apiKey: ApiKey | null; onClose: () => void }) {
  const revocation = useRevokeApiKey();

  function close() {
    revocation.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t.revokeTitle}
      description={t.revokeQuestion(apiKey?.name ?? "")}
      confirm={t.revoke}
      open={apiKey !== null}
      busy={revocation.isPending}
      error={revocation.isError ? getErrorMessage(revocation.error, t.revokeFailed) : ""}
      onConfirm={() => apiKey && revocation.mutate(apiKey.id, { onSuccess: close })}
      onClose={close}
    />
  );
}
