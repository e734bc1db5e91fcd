import { Archive, ArrowLeft } from "lucide-react";
import type { ListView } from "./api.ts";
import styles from "./conversation-filters.module.css";
import { t } from "./messages.ts";

type FilterProps = { view: ListView; onChange: (view: ListView) => void };

/** The user's tags; pressing one lists its conversations, pressing it again lists all. */
export function TagFilter({ view, tags, onChange }: FilterProps & { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags} role="group" aria-label={t.tags}>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className={styles.tag}
          aria-pressed={tag === view.tag}
          onClick={() => onChange({ archived: false, tag: tag === view.tag ? null : tag })}
        >
          {tag}
        </button>
      ))}
    </div>
  );
}

/** Leads to the archived conversations and back. */
export function ArchiveSwitch({ view, count, onChange }: FilterProps & { count: number }) {
  if (view.archived) {
    return (
      <button
        type="button"
        className={styles.switch}
        onClick={() => onChange({ archived: false, tag: null })}
      >
        <ArrowLeft size={15} aria-hidden="true" />
        {t.backToConversations}
      </button>
    );
  }
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={styles.switch}
      onClick={() => onChange({ archived: true, tag: null })}
    >
      <Archive size={15} aria-hidden="true" />
      {t.archivedCount(count)}
    </button>
  );
}
