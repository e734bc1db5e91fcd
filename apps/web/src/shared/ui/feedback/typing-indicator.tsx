import styles from "./typing-indicator.module.css";
import { t } from "../messages.ts";

/** Three dots while an answer is being written. */
export function TypingIndicator() {
  return (
    <p className={styles.typing} role="status">
      <span className="visually-hidden">{t.assistantIsWriting}</span>
      <i />
      <i />
      <i />
    </p>
  );
}
