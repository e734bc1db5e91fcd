import { passwordMaxLength, passwordMinLength } from "@footnote/contracts/limits";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { t } from "../messages.ts";

export type NewPassword = { password: string; confirmPassword: string };

type NewPasswordFieldsProps = {
  label: string;
  /** Whether the two differ, which the page says above the form. */
  differ: boolean;
};

/** A password to choose, typed twice. */
export function NewPasswordFields({ label, differ }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        maxLength={passwordMaxLength}
        hint={t.passwordHint(passwordMinLength)}
        missing={t.choosePassword}
      />
      <TextField
        label={t.confirmPassword}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        aria-invalid={differ || undefined}
        missing={t.confirmMissing}
      />
    </>
  );
}
