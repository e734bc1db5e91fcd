import { useState } from "react";
import { useStored } from "../../../shared/stored-value.ts";
import { useMounted } from "../../../shared/use-mounted.ts";
import { useLoadedWhenIdle } from "../../../shared/when-idle.ts";
import { HistorySidebar } from "../../../shared/ui/layout/history-sidebar.tsx";
import { t as chat } from "../messages.ts";
import { type ListView, useConversationFilters } from "./api.ts";
import { ArchiveSwitch, TagFilter } from "./conversation-filters.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { loadDialogs } from "./conversation-item.tsx";
import { loadMenu } from "./conversation-menu.tsx";
import { ConversationSearch } from "./conversation-search.tsx";
import { t } from "./messages.ts";
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
  const [startsCollapsed, setCollapsed] = useStored("chat-sidebar-collapsed", startCollapsed);
  // Until the scripts are there, before-paint.js collapses it.
  const collapsed = useMounted() && startsCollapsed;
  const [words, setWords] = useState("");
  const [chosen, setView] = useState<ListView>({ archived: false, tag: null });
  const [arranged, setArranged] = useState("");
  const filters = useConversationFilters().data;
  const tags = filters?.tags?.map(({ tag }) => tag) ?? [];
  // A tag that no conversation has now is no filter.
  const view = chosen.tag === null || tags.includes(chosen.tag) ? chosen : { ...chosen, tag: null };
  useLoadedWhenIdle(loadMenu);
  useLoadedWhenIdle(loadDialogs);
  const browsing = words === "";

  function closeOnNarrow() {
    if (matchMedia(narrow).matches) setCollapsed(true);
  }

  function beginNew() {
    closeOnNarrow();
    onNewChat();
  }

  return (
    <HistorySidebar
      label={chat.conversations}
      className={styles.sidebar}
      collapsed={collapsed}
      onToggle={() => setCollapsed(!collapsed)}
      onNewChat={newChatDisabled ? null : beginNew}
      end={
        <button
          type="button"
          className={styles.veil}
          aria-label={chat.closeConversations}
          tabIndex={-1}
          onClick={() => setCollapsed(true)}
        />
      }
    >
      <ConversationSearch onSearch={setWords} />
      {browsing && !view.archived && <TagFilter view={view} tags={tags} onChange={setView} />}
      {browsing && view.archived && <h3 className={styles.archived}>{t.archived}</h3>}
      <ConversationList
        words={words}
        view={view}
        activeId={activeId}
        onOpen={closeOnNarrow}
        onActiveDeleted={onNewChat}
        onArranged={setArranged}
      />
      {browsing && <ArchiveSwitch view={view} count={filters?.archived ?? 0} onChange={setView} />}
      <p className="visually-hidden" role="status">
        {arranged}
      </p>
    </HistorySidebar>
  );
}
