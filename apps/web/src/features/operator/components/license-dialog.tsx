import type { OperatorLicense, OperatorOrganization } from "@footnote/contracts/operator";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { Switch } from "../../../shared/ui/controls/switch.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { useSetLicense } from "../api.ts";
import { parseLicenseForm } from "../license-form.ts";
import { t } from "../messages.ts";
import styles from "../operator.module.css";

type LicenseDialogProps = { organization: OperatorOrganization; onClose: () => void };

/** Edits a licence; sends only what was changed, so that what follows the subscription goes on following. */
export function LicenseDialog({ organization, onClose }: LicenseDialogProps) {
  const { id, name, license } = organization;
  const change = useSetLicense(id);
  const [active, setActive] = useState(license.is_active);
  const [wrong, setWrong] = useState("");

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = parseLicenseForm(new FormData(event.currentTarget), { license, active });
    setWrong(typeof read === "string" ? read : "");
    if (typeof read === "string") return;
    if (Object.keys(read).length === 0) onClose();
    else change.mutate(read, { onSuccess: onClose });
  }

  const failed = change.isError ? t.changeFailed(getErrorMessage(change.error)) : "";
  return (
    <Dialog title={t.licenseOf(name)} description={t.limitHint} open onClose={onClose}>
      {(wrong || failed) !== "" && <Banner tone="error">{wrong || failed}</Banner>}
      <form className={styles.form} onSubmit={submit} noValidate>
        <Numbers license={license} />
        <div className={styles.word}>
          <Switch label={t.licenseActive} checked={active} onChange={setActive} />
          <TextField
            label={t.expires}
            name="expires_at"
            type="date"
            defaultValue={license.expires_at?.slice(0, 10) ?? ""}
            hint={t.expiresHint}
          />
          <p className={styles.hint}>{t.ownWord}</p>
        </div>
        <DialogActions>
          {license.source === "operator" && (
            <Button
              look="quiet"
              onClick={() => change.mutate({ follow_subscription: true }, { onSuccess: onClose })}
            >
              {t.follow}
            </Button>
          )}
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" look="primary" busy={change.isPending}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Numbers({ license }: { license: OperatorLicense }) {
  const fields = [
    ["max_users", t.seats],
    ["max_documents", t.maxDocuments],
    ["max_chunks", t.maxChunks],
    ["max_collections", t.maxCollections],
    ["max_storage_mb", t.maxStorage],
    ["monthly_requests", t.monthlyRequests],
  ] as const;
  return (
    <div className={styles.numbers}>
      {fields.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          name={name}
          inputMode="numeric"
          defaultValue={String(license[name] ?? 0)}
        />
      ))}
    </div>
  );
}
