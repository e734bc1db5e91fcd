import type { SubmitEvent } from "react";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { parseAmount } from "../../../shared/language/parse-number.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { t } from "../messages.ts";
import styles from "./money-form.module.css";

type MoneyFormProps = {
  label: string;
  hint: string;
  /** What is stored; 0 is no limit. */
  value: number;
  busy: boolean;
  /** Whether the last change was stored. */
  saved: boolean;
  error: Error | null;
  onSave: (amount: number) => void;
};

const most = 1_000_000_000;

/** A field for a monthly limit; empty is none. */
export function MoneyForm({ label, hint, value, busy, saved, error, onSave }: MoneyFormProps) {
  /** What was typed in place of what was stored then; a change of that, here or elsewhere, is shown. */
  const [typed, setTyped] = useState({ over: value, text: show(value) });
  const text = typed.over === value ? typed.text : show(value);
  const [wrong, setWrong] = useState("");

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const amount = text.trim() === "" ? 0 : parseAmount(text);
    const isRead = amount >= 0 && amount <= most;
    setWrong(isRead ? "" : t.amountMalformed);
    if (isRead) onSave(amount);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {error && <Banner tone="error">{t.notSaved(getErrorMessage(error))}</Banner>}
      <div className={styles.row}>
        <TextField
          label={label}
          name="budget"
          hint={hint}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t.noLimit}
          value={text}
          error={wrong}
          onChange={({ target }) => setTyped({ over: value, text: target.value })}
        />
        <Button type="submit" busy={busy} className={styles.save}>
          {t.save}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {saved && !busy ? t.saved : ""}
      </p>
    </form>
  );
}

function show(value: number): string {
  return value === 0 ? "" : String(value);
}
