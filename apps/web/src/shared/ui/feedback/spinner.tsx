import styles from "./spinner.module.css";

type SpinnerProps = {
  /** The accessible name, also shown on hover; omit it if adjacent text already describes the activity. */
  label?: string;
};

export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={styles.spinner} aria-hidden="true" />;
  return <span className={styles.spinner} role="img" aria-label={label} title={label} />;
}
