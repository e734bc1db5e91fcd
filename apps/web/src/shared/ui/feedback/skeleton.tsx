import styles from "./skeleton.module.css";

/**
 * A grey placeholder bar for text that is loading. Width and height in CSS units; as attributes, because the content security
 * policy allows no styles in what the build has drawn.
 */
export function Skeleton({ width, height = "14px" }: { width: string; height?: string }) {
  return (
    <svg className={styles.bar} width={width} height={height} aria-hidden="true" data-skeleton="" />
  );
}
