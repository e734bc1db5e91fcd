import { modelPresets, type PresetId } from "@footnote/contracts/models/presets";
import type { ModelRole } from "@footnote/contracts/models/roles";
import type { SubmitEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { t } from "../messages.ts";
import { ModelField } from "../model-field.tsx";
import styles from "../models.module.css";
import { beginEntered, type Entered, type FieldErrors, readEntered } from "./connect-fields.ts";
import { ConnectionFields } from "./connection-fields.tsx";
import type { RoleNames } from "./plan-roles.ts";
import type { Attempt, Outcome } from "./use-connect.ts";

type ConnectFormProps = {
  preset: PresetId;
  /** The roles that its models may fill. */
  open: readonly ModelRole[];
  /** What the last test found; null before the first. */
  outcome: Outcome | null;
  /** What the last test found wrong with a field. */
  refused: FieldErrors;
  busy: Attempt["mode"] | null;
  onAttempt: (attempt: Attempt) => void;
  onCancel: () => void;
};

/** The fields that a provider needs. With a key pasted, one press of "Connect" tests and saves the connection. */
export function ConnectForm(props: ConnectFormProps) {
  const { preset, open, outcome, refused, busy, onAttempt, onCancel } = props;
  const [entered, setEntered] = useState(() => beginEntered(preset));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [chosen, setChosen] = useState<RoleNames>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  function attempt(mode: Attempt["mode"]) {
    const read = readEntered(preset, entered);
    setErrors("errors" in read ? read.errors : {});
    if ("errors" in read) focusField(form.current, Object.keys(read.errors)[0]);
    else onAttempt({ input: read.input, chosen, mode });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy === null) attempt("connect");
  }

  const isStuck = outcome?.state === "refused" || outcome?.state === "undecided";
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <ConnectionFields
        preset={preset}
        entered={entered}
        errors={{ ...refused, ...errors }}
        onChange={setEntered}
      />
      <details className={styles.details} open={isStuck || undefined}>
        <summary>{t.details}</summary>
        <div className={styles.fields}>
          <LabelField preset={preset} entered={entered} onChange={setEntered} />
          {open.map((role) => (
            <ModelField
              key={role}
              label={t.modelFor(t[`role_${role}`])}
              name={role}
              value={chosen[role] ?? ""}
              models={outcome?.result.models ?? []}
              placeholder={outcome?.result.suggested[role] ?? t.automatic}
              error={
                outcome?.state === "undecided" && role === "chat" && !chosen.chat
                  ? t.nameChatModel
                  : ""
              }
              onChange={(model) => setChosen({ ...chosen, [role]: model })}
            />
          ))}
        </div>
      </details>
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={busy === "connect"} disabled={busy !== null}>
          {busy === "connect" ? t.connecting : t.connect}
        </Button>
        <Button busy={busy === "test"} disabled={busy !== null} onClick={() => attempt("test")}>
          {busy === "test" ? t.testing : t.test}
        </Button>
        {isStuck && (
          <Button look="quiet" disabled={busy !== null} onClick={() => attempt("force")}>
            {t.saveAnyway}
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

type LabelFieldProps = {
  preset: PresetId;
  entered: Entered;
  onChange: (entered: Entered) => void;
};

function LabelField({ preset, entered, onChange }: LabelFieldProps) {
  return (
    <TextField
      label={t.label}
      name="label"
      hint={t.labelHint}
      placeholder={modelPresets[preset].name ?? ""}
      maxLength={100}
      autoComplete="off"
      value={entered.label}
      onChange={({ target }) => onChange({ ...entered, label: target.value })}
    />
  );
}

/** The first field that is wrong. */
function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
