import { PanelLeftClose, PanelLeftOpen, SquarePen } from "lucide-react";
import { paths } from "../../../../shared/paths.ts";
import { ButtonLink } from "../../../../shared/ui/button.tsx";
import { IconButton } from "../../../../shared/ui/icon-button.tsx";
import type { DemoConversation } from "../conversations.ts";
import { t } from "../messages.ts";
import styles from "./demo-sidebar.module.css";

type DemoSidebarProps = {
  conversations: readonly DemoConversation[];
  activeId: string;
  collapsed: boolean;
  /** Whether a conversation asks to be opened next. */
  isCalling: (id: string) => boolean;
  onToggle: () => void;
  onOpen: (id: string) => void;
};

export function DemoSidebar(props: DemoSidebarProps) {
  const { collapsed, onToggle } = props;
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={styles.sidebar}
      data-collapsed={collapsed || undefined}
      aria-label={t.conversationsOfDemo}
    >
      <div className={styles.tools}>
        <IconButton
          title={collapsed ? t.expandSidebar : t.collapseSidebar}
          aria-expanded={!collapsed}
          onClick={onToggle}
        >
          <Toggle size={18} aria-hidden="true" />
        </IconButton>
        <IconButton title={t.newChat} disabled>
          <SquarePen size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {!collapsed && <ConversationList {...props} />}
      {!collapsed && (
        <div className={styles.entry}>
          <ButtonLink to={paths.signup}>{t.signUpEntry}</ButtonLink>
        </div>
      )}
    </aside>
  );
}

function ConversationList({ conversations, activeId, isCalling, onOpen }: DemoSidebarProps) {
  return (
    <div className={styles.body}>
      <h2 className={styles.title}>{t.conversations}</h2>
      <ul className={styles.list}>
        {conversations.map(({ id, preview, timestamp }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.item}
              aria-current={id === activeId ? "true" : undefined}
              data-calling={isCalling(id) || undefined}
              onClick={() => onOpen(id)}
            >
              <span className={styles.date}>{timestamp}</span>
              <span className={styles.name}>{preview}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
