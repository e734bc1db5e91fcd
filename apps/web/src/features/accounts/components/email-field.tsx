import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { t } from "../messages.ts";

export function EmailField() {
  return (
    <TextField
      label={t.email}
      name="email"
      type="email"
      autoComplete="email"
      required
      missing={t.emailMissing}
      malformed={t.emailMalformed}
    />
  );
}
