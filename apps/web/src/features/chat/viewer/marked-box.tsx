import styles from "./marked-box.module.css";

/** Fraction of the page. A lower box is a line or a part of one. */
const lineHeight = 0.035;

type MarkedBoxProps = {
  /** x, y, width and height as fractions of the page or picture, from the top left. */
  box: readonly [number, number, number, number];
};

/** Marks a place of a page or a picture, which contains it. */
export function MarkedBox({ box: [left, top, width, height] }: MarkedBoxProps) {
  const percent = (fraction: number) => `${fraction * 100}%`;
  return (
    <div
      className={styles.marked}
      aria-hidden="true"
      data-cited
      data-line={height < lineHeight || undefined}
      style={{
        left: percent(left),
        top: percent(top),
        width: percent(width),
        height: percent(height),
      }}
    />
  );
}
