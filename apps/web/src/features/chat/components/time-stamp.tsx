import { formatMoment, formatRecent } from "../../../shared/language/format.ts";
import styles from "./time-stamp.module.css";

/** When a message was sent; nothing while that is not known. */
export function TimeStamp({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <time className={styles.time} dateTime={at} title={formatMoment(at)}>
      {formatRecent(at)}
    </time>
  );
}
