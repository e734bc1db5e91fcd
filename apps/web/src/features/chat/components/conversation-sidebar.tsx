import { PanelLeftClose, PanelLeftOpen, SquarePen } from "lucide-react";
import { useState } from "react";
import { useStored } from "../../../shared/stored-value.ts";
import { IconButton } from "../../../shared/ui/icon-button.tsx";
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

/** On narrow screens it lies over the chat, so there it starts collapsed whatever was remembered. */
function startCollapsed(found: unknown): boolean {
  return found === true || matchMedia(narrow).matches;
}

/** Past conversations, remembered as collapsed or not. */
export function ConversationSidebar(props: ConversationSidebarProps) {
  const { activeId, newChatDisabled, onNewChat } = props;
  const [collapsed, setCollapsed] = useStored("chat-sidebar-collapsed", startCollapsed);
  const [words, setWords] = useState("");
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;

  function closeOnNarrow() {
    if (matchMedia(narrow).matches) setCollapsed(true);
  }

  return (
    <aside
      className={styles.sidebar}
      data-collapsed={collapsed || undefined}
      aria-label={t.conversations}
    >
      <div className={styles.tools}>
        <IconButton
          title={collapsed ? t.expandSidebar : t.collapseSidebar}
          aria-expanded={!collapsed}
          onClick={() => setCollapsed(!collapsed)}
        >
          <Toggle size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          title={t.newChat}
          disabled={newChatDisabled}
          onClick={() => {
            closeOnNarrow();
            onNewChat();
          }}
        >
          <SquarePen size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {!collapsed && (
        <div className={styles.body}>
          <h2 className={styles.title}>{t.conversations}</h2>
          <ConversationSearch onSearch={setWords} />
          <ConversationList
            words={words}
            activeId={activeId}
            onOpen={closeOnNarrow}
            onActiveDeleted={onNewChat}
          />
        </div>
      )}
      {!collapsed && (
        <button
          type="button"
          className={styles.veil}
          aria-label={t.closeConversations}
          tabIndex={-1}
          onClick={() => setCollapsed(true)}
        />
      )}
    </aside>
  );
}
