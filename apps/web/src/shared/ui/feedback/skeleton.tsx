import styles from "./skeleton.module.css";

/** A grey placeholder bar for text that is loading. Width in CSS units. */
export function Skeleton({ width, height = "14px" }: { width: string; height?: string }) {
  return (
    <span className={styles.bar} style={{ width, height }} aria-hidden="true" data-skeleton="" />
  );
}
