import type { Conversation } from "@footnote/contracts/chat";
import { PanelLeftClose, PanelLeftOpen, SquarePen } from "lucide-react";
import { Link } from "react-router-dom";
import { formatDate } from "../../../shared/language/format.ts";
import { chatPath } from "../../../shared/paths.ts";
import { useStored } from "../../../shared/stored-value.ts";
import { IconButton } from "../../../shared/ui/icon-button.tsx";
import { Skeleton } from "../../../shared/ui/skeleton.tsx";
import { useConversations } from "../api.ts";
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
  const { newChatDisabled, onNewChat } = props;
  const [collapsed, setCollapsed] = useStored("chat-sidebar-collapsed", startCollapsed);
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;

  function closeOnNarrow() {
    if (matchMedia(narrow).matches) setCollapsed(true);
  }

  return (
    <aside
      className={styles.sidebar}
      data-collapsed={collapsed || undefined}
      aria-label="Conversations"
    >
      <div className={styles.tools}>
        <IconButton
          title={collapsed ? "Expand Sidebar" : "Collapse Sidebar"}
          aria-expanded={!collapsed}
          onClick={() => setCollapsed(!collapsed)}
        >
          <Toggle size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          title="New Chat"
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
          <h2 className={styles.title}>Conversations</h2>
          <ConversationList activeId={props.activeId} onOpen={closeOnNarrow} />
        </div>
      )}
      {!collapsed && (
        <button
          type="button"
          className={styles.veil}
          aria-label="Close the conversations"
          tabIndex={-1}
          onClick={() => setCollapsed(true)}
        />
      )}
    </aside>
  );
}

function ConversationList({ activeId, onOpen }: { activeId: string | null; onOpen: () => void }) {
  const { data, isPending } = useConversations();
  if (isPending) return <LoadingList />;
  const conversations: readonly Partial<Conversation>[] = data ?? [];
  if (conversations.length === 0) return <p className={styles.none}>No recent conversations</p>;
  return (
    <ul className={styles.list}>
      {conversations.map(({ conversation_id: id, name, created_at: created }) => (
        <li key={id}>
          <Link
            to={chatPath(id ?? null)}
            className={styles.item}
            aria-current={id === activeId ? "page" : undefined}
            onClick={onOpen}
          >
            <span className={styles.date}>{formatDate(created, "No date")}</span>
            <span className={styles.name}>{name || "New Conversation"}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LoadingList() {
  return (
    <div className={styles.list} role="status" aria-label="Loading conversations">
      {["72%", "88%", "60%"].map((width) => (
        <span key={width} className={styles.item}>
          <Skeleton width="84px" height="11px" />
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  );
}
