import { Progress } from "@base-ui/react/progress";
import styles from "./progress-bar.module.css";

/** A progress bar; `fraction` from 0 to 1. */
export function ProgressBar({ label, fraction }: { label: string; fraction: number }) {
  return (
    <Progress.Root value={Math.round(fraction * 100)} aria-label={label} className={styles.root}>
      <Progress.Track className={styles.track}>
        <Progress.Indicator className={styles.indicator} />
      </Progress.Track>
    </Progress.Root>
  );
}
