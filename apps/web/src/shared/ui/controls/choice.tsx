import { useId } from "react";
import styles from "./choice.module.css";

type Option<V> = { value: V; label: string; lang?: string };

type ChoiceProps<V> = {
  label: string;
  /** Whether only screen readers get the label, and the control is as low as a toolbar. */
  isCompact?: boolean;
  options: readonly Option<V>[];
  value: V;
  onChange: (value: V) => void;
};

/** A choice between a few visible options: radio buttons styled as a segmented control. */
export function Choice<V extends string>({
  label,
  isCompact = false,
  options,
  value,
  onChange,
}: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} data-compact={isCompact || undefined}>
      <legend className={isCompact ? "visually-hidden" : styles.legend}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className={styles.input}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
