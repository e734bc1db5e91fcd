import styles from "./typing-indicator.module.css";

/** Three dots while an answer is being written. */
export function TypingIndicator() {
  return (
    <p className={styles.typing} role="status">
      <span className="visually-hidden">The assistant is writing</span>
      <i />
      <i />
      <i />
    </p>
  );
}
