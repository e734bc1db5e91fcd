import { Switch as Base } from "@base-ui/react/switch";
import styles from "./switch.module.css";

type SwitchProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span>{label}</span>
      <Base.Root checked={checked} onCheckedChange={onChange} className={styles.track}>
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
    </label>
  );
}
