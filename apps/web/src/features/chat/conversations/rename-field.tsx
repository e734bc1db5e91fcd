import { conversationNameMaxLength } from "@footnote/contracts/chat/conversations";
import { useState } from "react";
import { focusAndSelect } from "../focus-now.ts";
import { t } from "../messages.ts";
import styles from "./conversation-sidebar.module.css";

/** Edits the name of a conversation: Enter and blur save it, Escape cancels. */
export function RenameField({ name, onDone }: { name: string; onDone: (name: string) => void }) {
  const [text, setText] = useState(name);
  return (
    <input
      ref={focusAndSelect}
      className={styles.rename}
      value={text}
      maxLength={conversationNameMaxLength}
      aria-label={t.renameField}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => onDone(text.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") onDone(text.trim());
        if (event.key !== "Escape") return;
        event.preventDefault();
        onDone("");
      }}
    />
  );
}
