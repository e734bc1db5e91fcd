import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../messages.ts";
import styles from "./conversation-sidebar.module.css";

const typingPauseMs = 200;

/** The search field for conversations, debounced. */
export function ConversationSearch({ onSearch }: { onSearch: (words: string) => void }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), text === "" ? 0 : typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <div className={styles.search}>
      <Search size={15} aria-hidden="true" />
      <input
        role="searchbox"
        value={text}
        maxLength={200}
        placeholder={t.searchConversations}
        aria-label={t.searchConversations}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || text === "") return;
          event.preventDefault();
          setText("");
        }}
      />
    </div>
  );
}
