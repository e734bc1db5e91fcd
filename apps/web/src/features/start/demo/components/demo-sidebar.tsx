import { paths } from "../../../../shared/paths.ts";
import { ButtonLink } from "../../../../shared/ui/controls/button.tsx";
import {
  HistoryItemText,
  historyItem,
  HistoryList,
  HistorySidebar,
} from "../../../../shared/ui/layout/history-sidebar.tsx";
import type { DemoConversation } from "../conversations.ts";
import { t } from "../messages.ts";
import styles from "./demo-sidebar.module.css";

type DemoSidebarProps = {
  conversations: readonly DemoConversation[];
  activeId: string;
  collapsed: boolean;
  /** Whether a conversation asks to be opened next. */
  isPulsing: (id: string) => boolean;
  onToggle: () => void;
  onOpen: (id: string) => void;
};

export function DemoSidebar(props: DemoSidebarProps) {
  const { collapsed, onToggle } = props;
  return (
    <HistorySidebar
      label={t.conversationsOfDemo}
      className={styles.sidebar}
      collapsed={collapsed}
      onToggle={onToggle}
      onNewChat={null}
      end={
        <div className={styles.entry}>
          <ButtonLink to={paths.signup}>{t.signUpEntry}</ButtonLink>
        </div>
      }
    >
      <Conversations {...props} />
    </HistorySidebar>
  );
}

function Conversations({ conversations, activeId, isPulsing, onOpen }: DemoSidebarProps) {
  return (
    <HistoryList>
      {conversations.map(({ id, preview, timestamp }) => (
        <li key={id}>
          <button
            type="button"
            className={`${historyItem} ${styles.item}`}
            aria-current={id === activeId ? "true" : undefined}
            data-pulsing={isPulsing(id) || undefined}
            onClick={() => onOpen(id)}
          >
            <HistoryItemText date={timestamp} name={preview} />
          </button>
        </li>
      ))}
    </HistoryList>
  );
}
