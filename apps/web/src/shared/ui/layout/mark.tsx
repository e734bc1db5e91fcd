import styles from "./mark.module.css";

/** The product's logo: its name with a superscript numeral, like a footnote in a book. */
export function Mark() {
  return (
    <span className={styles.mark} role="img" aria-label="Footnote">
      F<span className={styles.rest}>ootnote</span>
      <sup className={styles.numeral}>1</sup>
    </span>
  );
}
