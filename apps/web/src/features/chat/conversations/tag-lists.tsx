import { X } from "lucide-react";
import chip from "../../../shared/ui/controls/chip.module.css";
import { t } from "./messages.ts";
import styles from "./tags-dialog.module.css";

type TagListProps = { tags: readonly string[]; onPress: (tag: string) => void };

/** The tags of a conversation, each with a button that removes it. */
export function ChosenTags({ tags, onPress }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t.tags}>
      {tags.map((tag) => (
        <li key={tag} className={chip.chip}>
          {tag}
          <button
            type="button"
            className={chip.remove}
            aria-label={t.removeTag(tag)}
            onClick={() => onPress(tag)}
          >
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Tags of other conversations, as buttons that add them. */
export function OfferedTags({ tags, onPress }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.offered} role="group" aria-label={t.yourTags}>
      <span className={styles.hint}>{t.yourTags}</span>
      {tags.map((tag) => (
        <button key={tag} type="button" className={styles.offer} onClick={() => onPress(tag)}>
          {tag}
        </button>
      ))}
    </div>
  );
}
