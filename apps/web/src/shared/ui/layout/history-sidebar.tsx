import { PanelLeftClose, PanelLeftOpen, SquarePen } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./history-sidebar.module.css";
import { IconButton } from "../controls/icon-button.tsx";

type HistorySidebarProps = {
  /** Accessible name of the whole. */
  label: string;
  collapsed: boolean;
  words: { expand: string; collapse: string; newChat: string; title: string };
  onToggle: () => void;
  /** Null where no new chat can be begun. */
  onNewChat: (() => void) | null;
  className?: string | undefined;
  children: ReactNode;
  /** Stands below the list, outside what scrolls. */
  end?: ReactNode;
};

/** Past conversations beside a chat; collapsed, only its two buttons are left. */
export function HistorySidebar(props: HistorySidebarProps) {
  const { label, collapsed, words, onToggle, onNewChat, className, children, end } = props;
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={`${styles.sidebar} ${className ?? ""}`}
      data-collapsed={collapsed || undefined}
      aria-label={label}
    >
      <div className={styles.tools}>
        <IconButton
          title={collapsed ? words.expand : words.collapse}
          aria-expanded={!collapsed}
          onClick={onToggle}
        >
          <Toggle size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          title={words.newChat}
          disabled={onNewChat === null}
          onClick={() => onNewChat?.()}
        >
          <SquarePen size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {!collapsed && (
        <div className={styles.body}>
          <h2 className={styles.title}>{words.title}</h2>
          {children}
        </div>
      )}
      {!collapsed && end}
    </aside>
  );
}

export function HistoryList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** For the link or button of one conversation, which is the one on the page when `aria-current`. */
export const historyItem = styles.item;

export function HistoryItemText({ date, name }: { date: string; name: string }) {
  return (
    <>
      <span className={styles.date}>{date}</span>
      <span className={styles.name}>{name}</span>
    </>
  );
}
