import styles from "./spinner.module.css";

type SpinnerProps = {
  /** Spoken and shown on hover; left out where words beside it already say what is going on. */
  label?: string;
};

export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={styles.spinner} aria-hidden="true" />;
  return <span className={styles.spinner} role="img" aria-label={label} title={label} />;
}
