import { apiKeyNameMaxLength } from "@footnote/contracts/accounts/api-keys";
import type { KeyScope } from "@footnote/contracts/endpoint";
import { keyScopes } from "@footnote/contracts/endpoint";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { CopyField } from "../../../shared/ui/controls/copy-field.tsx";
import { SelectField } from "../../../shared/ui/controls/select-field.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { useCreateApiKey } from "./api.ts";
import styles from "./api-keys.module.css";
import { t } from "./messages.ts";

const lifetimes = ["30", "90", "365", "never"] as const;
type Lifetime = (typeof lifetimes)[number];

/** Makes a key with a name, what it may do and how long, and shows it this once. */
export function NewKeyForm() {
  const creation = useCreateApiKey();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly KeyScope[]>(["read"]);
  const [lifetime, setLifetime] = useState<Lifetime>("90");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState("");

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const trimmed = name.trim();
    const wrong = trimmed === "" ? t.keyNameMissing : scopes.length === 0 ? t.scopeMissing : "";
    setProblem(wrong);
    if (wrong !== "") return;
    const key = { name: trimmed, scopes: [...scopes], expires_at: getExpiry(lifetime) };
    creation.mutate({ ...key, current_password: password }, { onSuccess: empty });
  }

  function empty() {
    setName("");
    setPassword("");
  }

  const failed = creation.isError ? t.makeKeyFailed(getErrorMessage(creation.error)) : problem;
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t.makeKey}>
      {failed !== "" && <Banner tone="error">{failed}</Banner>}
      <TextField
        label={t.keyName}
        name="key-name"
        autoComplete="off"
        maxLength={apiKeyNameMaxLength}
        hint={t.keyNameHint}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Scopes chosen={scopes} onChange={setScopes} />
      <SelectField<Lifetime>
        label={t.expires}
        options={lifetimes.map((value) => ({ value, label: formatLifetime(value) }))}
        value={lifetime}
        onChange={setLifetime}
      />
      <TextField
        label={t.keyPassword}
        name="key-password"
        type="password"
        autoComplete="current-password"
        hint={t.keyPasswordHint}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" look="primary" busy={creation.isPending} className={styles.submit}>
        {t.makeKey}
      </Button>
      {creation.data && (
        <div className={styles.ready} role="status">
          <p>{t.keyReady}</p>
          <CopyField key={creation.data.id} label={t.key} text={creation.data.key} />
        </div>
      )}
    </form>
  );
}

type ScopesProps = { chosen: readonly KeyScope[]; onChange: (scopes: readonly KeyScope[]) => void };

function Scopes({ chosen, onChange }: ScopesProps) {
  const words = { read: t.read, ask: t.ask, write: t.write };
  return (
    <fieldset className={styles.scopes}>
      <legend>{t.mayDo}</legend>
      {keyScopes.map((scope) => (
        <label key={scope}>
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(keyScopes.filter((s) => (s === scope ? target.checked : chosen.includes(s))))
            }
          />
          {words[scope]}
        </label>
      ))}
    </fieldset>
  );
}

function formatLifetime(lifetime: Lifetime): string {
  return { "30": t.in30, "90": t.in90, "365": t.in365, never: t.never }[lifetime];
}

function getExpiry(lifetime: Lifetime): string | null {
  if (lifetime === "never") return null;
  return new Date(Date.now() + Number(lifetime) * 86_400_000).toISOString();
}
