import type {
  ConnectionChange,
  FilledRole,
  ModelConnection,
} from "@footnote/contracts/models/connections";
import { modelPresets } from "@footnote/contracts/models/presets";
import type { SubmitEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { type Owner, useChangeConnection } from "../api.ts";
import { type Entered, type FieldErrors, readEntered } from "../connect/connect-fields.ts";
import { ConnectionFields } from "../connect/connection-fields.tsx";
import { presetName } from "../connect/preset-tiles.tsx";
import { TestReport } from "../connect/test-report.tsx";
import { t } from "../messages.ts";
import styles from "../models.module.css";
import { useTestStored } from "./use-test-stored.ts";

type EditConnectionProps = {
  owner: Owner;
  connection: ModelConnection;
  roles: readonly FilledRole[];
  onClose: () => void;
};

/** Changes a connection, or tests it with what is entered. The stored key is never shown, only replaced. */
export function EditConnection({ owner, connection, roles, onClose }: EditConnectionProps) {
  const { id, preset } = connection;
  const change = useChangeConnection(owner);
  const test = useTestStored(owner, connection, roles);
  const [entered, setEntered] = useState(() => toEntered(connection));
  const [isReplacing, setIsReplacing] = useState(!connection.has_key || !connection.key_readable);
  const [errors, setErrors] = useState<FieldErrors>({});
  const report = useRef<HTMLDivElement>(null);
  const hasKey = connection.has_key && !isReplacing;

  useEffect(() => report.current?.focus(), [test.data]);

  /** What is entered; null, with the errors shown, where it cannot be used. */
  function read(): ConnectionChange | null {
    const typed = hasKey ? { ...entered, key: "kept" } : entered;
    const checked = readEntered(preset, typed);
    setErrors("errors" in checked ? checked.errors : {});
    return "errors" in checked ? null : toChange(connection, entered, hasKey);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = read();
    if (next) change.mutate({ id, change: next }, { onSuccess: onClose });
  }

  function tryOut() {
    const next = read();
    if (next) test.mutate(next);
  }

  const failure = change.error ?? test.error;
  return (
    <Dialog title={t.editTitle(presetName(preset))} open onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {failure && <Banner tone="error">{t.notSaved(getErrorMessage(failure))}</Banner>}
        <TextField
          label={t.label}
          name="label"
          maxLength={100}
          autoComplete="off"
          value={entered.label}
          onChange={({ target }) => setEntered({ ...entered, label: target.value })}
        />
        <ConnectionFields
          preset={preset}
          entered={entered}
          errors={errors}
          hasKey={hasKey}
          onChange={setEntered}
        />
        {hasKey && (
          <div className={styles.saved}>
            <span>{t.keySaved}</span>
            <Button onClick={() => setIsReplacing(true)}>{t.replaceKey}</Button>
          </div>
        )}
        {test.data && (
          <TestReport
            ref={report}
            tone={test.data.isGood ? "success" : "error"}
            summary={test.data.isGood ? t.storedTestPassed : t.testFailed}
            result={test.data.result}
          />
        )}
        <DialogActions>
          <Button busy={test.isPending} onClick={tryOut}>
            {test.isPending ? t.testing : t.test}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" look="primary" busy={change.isPending}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function toEntered({ label, base_url: address, api_version: version }: ModelConnection): Entered {
  return { key: "", base_url: address, api_version: version ?? "", label };
}

/** What differs from what is stored. An optional key is removed by leaving its field empty. */
function toChange(stored: ModelConnection, entered: Entered, keepsKey: boolean): ConnectionChange {
  const { label, base_url: address, api_version: version, key } = entered;
  const isHidden = modelPresets[stored.preset].base_url === "hidden";
  return {
    ...(label.trim() !== stored.label && { label }),
    ...(!isHidden && address.trim() !== stored.base_url && { base_url: address }),
    ...(version.trim() !== (stored.api_version ?? "") && { api_version: version }),
    ...(!keepsKey && (key !== "" || stored.has_key) && { key: key.trim() === "" ? null : key }),
  };
}
