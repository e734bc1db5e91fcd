import { modelPresets, type PresetId } from "@footnote/contracts/models/presets";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { t } from "../messages.ts";
import type { Entered, FieldErrors } from "./connect-fields.ts";

type ConnectionFieldsProps = {
  preset: PresetId;
  entered: Entered;
  errors: FieldErrors;
  /** Whether a key is stored, which stays where none is entered. */
  hasKey?: boolean;
  onChange: (entered: Entered) => void;
};

/** The address, the API version and the key: those that the preset asks for. */
export function ConnectionFields(props: ConnectionFieldsProps) {
  const { preset, entered, errors, hasKey = false, onChange } = props;
  const needs = modelPresets[preset];
  const bind = (name: keyof Entered) => ({
    name,
    value: entered[name],
    error: errors[name],
    autoCapitalize: "none",
    autoComplete: "off",
    spellCheck: false,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...entered, [name]: target.value }),
  });
  const isLocal = needs.key === "optional";
  return (
    <>
      {needs.base_url !== "hidden" && (
        <TextField
          {...bind("base_url")}
          label={t.address}
          inputMode="url"
          placeholder={needs.example_base_url ?? undefined}
          hint={isLocal ? t.addressHint : undefined}
        />
      )}
      {needs.key !== "hidden" && !hasKey && (
        <TextField
          {...bind("key")}
          label={needs.key === "required" ? t.key : t.optionalKey}
          type="password"
          hint={t.keyHint}
        />
      )}
      {needs.api_version !== "hidden" && (
        <TextField {...bind("api_version")} label={t.apiVersion} hint={t.apiVersionHint} />
      )}
    </>
  );
}
