import styles from "./progress-bar.module.css";

/** A progress bar; `fraction` from 0 to 1. */
export function ProgressBar({ label, fraction }: { label: string; fraction: number }) {
  const percent = Math.round(fraction * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
      className={styles.root}
    >
      <div className={styles.track}>
        <div className={styles.indicator} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
