import { Field } from "@base-ui/react/field";
import type { ComponentProps } from "react";
import styles from "./text-field.module.css";

type TextFieldProps = Omit<ComponentProps<typeof Field.Control>, "className" | "render"> & {
  label: string;
  name: string;
  /** One line of help below the field. */
  hint?: string;
  /** Shown when the field is required and empty. */
  missing?: string;
  /** Shown when the browser's own check of the type fails, such as an e-mail address. */
  malformed?: string;
  multiline?: boolean;
};

/** A labelled text input with its help and its errors below. */
export function TextField({ label, hint, missing, malformed, multiline, ...rest }: TextFieldProps) {
  const shape = multiline === true ? { render: <textarea rows={3} /> } : {};
  return (
    <Field.Root name={rest.name} className={styles.field}>
      <Field.Label className={styles.label}>{label}</Field.Label>
      <Field.Control {...rest} {...shape} className={styles.control} />
      {hint !== undefined && <Field.Description className={styles.hint}>{hint}</Field.Description>}
      <Field.Error match="valueMissing" className={styles.error}>
        {missing}
      </Field.Error>
      <Field.Error match="typeMismatch" className={styles.error}>
        {malformed}
      </Field.Error>
      <Field.Error match="customError" className={styles.error} />
    </Field.Root>
  );
}
