import { conversationNameMaxLength } from "@footnote/contracts/chat/conversations";
import { useState } from "react";
import { focusAndSelect } from "../focus-now.ts";
import { t } from "../messages.ts";
import styles from "./conversation-sidebar.module.css";

/** The name while it is being changed: Enter and leaving keep it, Escape does not. */
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
