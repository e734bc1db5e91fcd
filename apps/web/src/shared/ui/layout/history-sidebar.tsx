import { PanelLeftClose, PanelLeftOpen, SquarePen } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./history-sidebar.module.css";
import { t } from "../messages.ts";
import { useMounted } from "../../use-mounted.ts";
import { IconButton } from "../controls/icon-button.tsx";

type HistorySidebarProps = {
  /** The accessible name. */
  label: string;
  collapsed: boolean;
  onToggle: () => void;
  /** Null where no new chat can be started. */
  onNewChat: (() => void) | null;
  className?: string | undefined;
  children: ReactNode;
  /** Shown below the list, outside the scrolling part. */
  end?: ReactNode;
};

/** Past conversations beside a chat. When collapsed it shows only its two buttons. */
export function HistorySidebar(props: HistorySidebarProps) {
  const { label, collapsed, onToggle, onNewChat, className, children, end } = props;
  const mounted = useMounted();
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={`${styles.sidebar} ${className ?? ""}`}
      data-collapsed={collapsed || undefined}
      data-drawn={mounted ? undefined : "expanded"}
      aria-label={label}
    >
      <div className={styles.tools}>
        <IconButton
          title={collapsed ? t.expandSidebar : t.collapseSidebar}
          aria-expanded={!collapsed}
          onClick={onToggle}
        >
          <Toggle size={18} aria-hidden="true" />
        </IconButton>
        <IconButton title={t.newChat} disabled={onNewChat === null} onClick={() => onNewChat?.()}>
          <SquarePen size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {!collapsed && (
        <div className={styles.body}>
          <h2 className={styles.title}>{t.conversations}</h2>
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

/** The class of the link or button of one conversation; `aria-current` marks the open one. */
export const historyItem = styles.item;

export function HistoryItemText({ date, name }: { date: string; name: string }) {
  return (
    <>
      <span className={styles.date}>{date}</span>
      <span className={styles.name}>{name}</span>
    </>
  );
}
