import { Autocomplete } from "@base-ui/react/autocomplete";
import { Field } from "@base-ui/react/field";
import { useState } from "react";
import fieldStyles from "../../shared/ui/controls/text-field.module.css";
import styles from "./model-field.module.css";

type ModelFieldProps = {
  label: string;
  name: string;
  value: string;
  /** The names that the service lists; any other may be typed. */
  models: readonly string[];
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (model: string) => void;
};

/** Providers list hundreds; typing narrows them. */
const shownMax = 60;

/** The name of a model: one of those that are listed, or typed. */
export function ModelField(props: ModelFieldProps) {
  const { label, name, value, models, placeholder, hint, error = "", onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const typed = value.trim().toLowerCase();
  const isListed = models.some((model) => model.toLowerCase().includes(typed));
  return (
    <Field.Root name={name} invalid={error !== ""} className={fieldStyles.field}>
      <Autocomplete.Root
        items={models}
        value={value}
        limit={shownMax}
        openOnInputClick
        // An empty list would hide the rest of the page from screen readers all the same.
        open={isOpen && isListed}
        onOpenChange={setIsOpen}
        onValueChange={onChange}
      >
        <Field.Label className={fieldStyles.label}>{label}</Field.Label>
        <Autocomplete.Input
          placeholder={placeholder}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className={`${fieldStyles.control} ${styles.control}`}
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={4} className={styles.positioner}>
            <Autocomplete.Popup className={styles.popup}>
              <Autocomplete.List className={styles.list}>
                {(model: string) => (
                  <Autocomplete.Item key={model} value={model} className={styles.option}>
                    {model}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      {hint !== undefined && (
        <Field.Description className={fieldStyles.hint}>{hint}</Field.Description>
      )}
      {error !== "" && (
        <Field.Error match className={fieldStyles.error}>
          {error}
        </Field.Error>
      )}
    </Field.Root>
  );
}
