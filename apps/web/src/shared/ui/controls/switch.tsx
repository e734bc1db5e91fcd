import { Switch as Base } from "@base-ui/react/switch";
import { useId } from "react";
import styles from "./switch.module.css";

type SwitchProps = {
  label: string;
  /** One line of help below the label. */
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <Base.Root
        checked={checked}
        onCheckedChange={onChange}
        className={styles.track}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
    </label>
  );
}
