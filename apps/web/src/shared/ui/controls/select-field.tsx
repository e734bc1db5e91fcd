import { useId } from "react";
import styles from "./select-field.module.css";

type SelectFieldProps<V> = {
  label: string;
  /** Whether the label is for screen readers only, because the context already shows it. */
  quiet?: boolean;
  options: readonly { value: V; label: string }[];
  value: V;
  disabled?: boolean;
  onChange: (value: V) => void;
};

/** A labelled native select element. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, quiet = false, options, value, disabled = false, onChange } = props;
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id} className={quiet ? "visually-hidden" : styles.label}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        className={styles.select}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
