import { useState } from "react";
import { useStored } from "../../../shared/stored-value.ts";
import { HistorySidebar } from "../../../shared/ui/layout/history-sidebar.tsx";
import { t } from "../messages.ts";
import { ConversationList } from "./conversation-list.tsx";
import { ConversationSearch } from "./conversation-search.tsx";
import styles from "./conversation-sidebar.module.css";

type ConversationSidebarProps = {
  activeId: string | null;
  newChatDisabled: boolean;
  onNewChat: () => void;
};

const narrow = "(max-width: 767px)";

/** On narrow screens it covers the chat, so it starts collapsed there, whatever is stored. */
function startCollapsed(found: unknown): boolean {
  return found === true || matchMedia(narrow).matches;
}

/** The sidebar of past conversations. The browser stores whether it is collapsed. */
export function ConversationSidebar(props: ConversationSidebarProps) {
  const { activeId, newChatDisabled, onNewChat } = props;
  const [collapsed, setCollapsed] = useStored("chat-sidebar-collapsed", startCollapsed);
  const [words, setWords] = useState("");

  function closeOnNarrow() {
    if (matchMedia(narrow).matches) setCollapsed(true);
  }

  function beginNew() {
    closeOnNarrow();
    onNewChat();
  }

  return (
    <HistorySidebar
      label={t.conversations}
      className={styles.sidebar}
      collapsed={collapsed}
      onToggle={() => setCollapsed(!collapsed)}
      onNewChat={newChatDisabled ? null : beginNew}
      end={
        <button
          type="button"
          className={styles.veil}
          aria-label={t.closeConversations}
          tabIndex={-1}
          onClick={() => setCollapsed(true)}
        />
      }
    >
      <ConversationSearch onSearch={setWords} />
      <ConversationList
        words={words}
        activeId={activeId}
        onOpen={closeOnNarrow}
        onActiveDeleted={onNewChat}
      />
    </HistorySidebar>
  );
}
