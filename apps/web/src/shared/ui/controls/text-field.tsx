import type { ComponentProps } from "react";
import { useId, useState } from "react";
import styles from "./text-field.module.css";

type TextFieldProps = Omit<ComponentProps<"input">, "className" | "id"> & {
  label: string;
  name: string;
  /** One line of help below the field. */
  hint?: string | undefined;
  /** Shown when the field is required and empty. */
  missing?: string | undefined;
  /** Shown when the browser's own check of the type fails, such as an e-mail address. */
  malformed?: string | undefined;
  /** What the page has found wrong with the value; "" when nothing is. */
  error?: string | undefined;
  multiline?: boolean;
};

/** A labelled text input with its help and its errors below, which a Form asks for. */
export function TextField(props: TextFieldProps) {
  const { label, hint, missing, malformed, error = "", multiline, onChange, ...rest } = props;
  const id = useId();
  const [problem, setProblem] = useState("");
  const shown = problem || error;
  const texts = { hint: hint ?? "", error: shown };
  const described = (["hint", "error"] as const).filter((part) => texts[part] !== "");
  // Both are text controls with the same attributes.
  const Control = (multiline === true ? "textarea" : "input") as "input";

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Control
        {...rest}
        {...(multiline === true && { rows: 3 })}
        id={id}
        className={styles.control}
        aria-invalid={shown !== "" || rest["aria-invalid"]}
        aria-describedby={described.map((part) => `${id}-${part}`).join(" ") || undefined}
        onInvalid={({ currentTarget }) => {
          // Other forms leave it to the browser to say what is wrong.
          if (currentTarget.form?.noValidate === true) {
            setProblem(describe(currentTarget, { missing, malformed }));
          }
        }}
        onChange={(event) => {
          onChange?.(event);
          if (problem !== "") setProblem(describe(event.currentTarget, { missing, malformed }));
        }}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {shown !== "" && (
        <div id={`${id}-error`} className={styles.error}>
          {shown}
        </div>
      )}
    </div>
  );
}

/** What is wrong with the text of a field, in the field's own words or in the browser's; "" when nothing is. */
function describe(
  { validity, validationMessage }: HTMLInputElement,
  { missing, malformed }: Pick<TextFieldProps, "missing" | "malformed">,
): string {
  if (validity.valid) return "";
  const words = validity.valueMissing ? missing : validity.typeMismatch ? malformed : undefined;
  return words ?? validationMessage;
}
