import styles from "./mark.module.css";

/** The product's mark: its name with a superscript numeral, as a note is marked in a book. */
export function Mark() {
  return (
    <span className={styles.mark} role="img" aria-label="Footnote">
      F<span className={styles.rest}>ootnote</span>
      <sup className={styles.numeral}>1</sup>
    </span>
  );
}
