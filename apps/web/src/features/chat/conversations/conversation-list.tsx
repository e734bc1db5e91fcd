import type { RecentConversation } from "@footnote/contracts/chat/chat";
import type { FoundConversation } from "@footnote/contracts/chat/conversations";
import { HistoryList, historyItem } from "../../../shared/ui/layout/history-sidebar.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { useConversations } from "../../../shared/queries.ts";
import { useFoundConversations } from "../api.ts";
import { t } from "../messages.ts";
import { ConversationItem } from "./conversation-item.tsx";
import { groupByDay } from "./group-by-day.ts";
import styles from "./conversation-sidebar.module.css";

type ConversationListProps = {
  /** The search text; "" shows the recent conversations. */
  words: string;
  activeId: string | null;
  onOpen: () => void;
  onActiveDeleted: () => void;
};

export function ConversationList(props: ConversationListProps) {
  const { words } = props;
  const recent = useConversations();
  const found = useFoundConversations(words);
  const searching = words !== "";
  const { data, isPending, isError } = searching ? found : recent;
  if (isPending) return <LoadingList />;
  if (searching && isError) return <p className={styles.none}>{t.searchFailed}</p>;
  // A failed reload shows an empty list, like a list that was never loaded.
  const conversations: readonly ListedConversation[] = isError ? [] : (data ?? []);
  if (conversations.length === 0) {
    return <p className={styles.none}>{searching ? t.noneFound : t.noConversations}</p>;
  }
  if (searching) return <Items {...props} conversations={conversations} />;
  const groups = groupByDay(
    conversations,
    ({ updated_at: used, created_at: created }) => used ?? created,
  );
  return groups.map(({ age, items }) => (
    <section key={age} aria-label={t[age]}>
      <h3 className={styles.age}>{t[age]}</h3>
      <Items {...props} conversations={items} />
    </section>
  ));
}

/** A recent conversation, or one that a search has found. */
type ListedConversation = Partial<FoundConversation & RecentConversation>;

type ItemsProps = Omit<ConversationListProps, "words"> & {
  conversations: readonly ListedConversation[];
};

function Items({ conversations, activeId, onOpen, onActiveDeleted }: ItemsProps) {
  return (
    <HistoryList>
      {conversations.map((conversation) => (
        <ConversationItem
          key={conversation.conversation_id}
          conversation={conversation}
          active={conversation.conversation_id === activeId}
          onOpen={onOpen}
          onDeleted={conversation.conversation_id === activeId ? onActiveDeleted : undefined}
        />
      ))}
    </HistoryList>
  );
}

function LoadingList() {
  return (
    <div role="status" aria-label={t.loadingConversations}>
      {["72%", "88%", "60%"].map((width) => (
        <span key={width} className={historyItem}>
          <Skeleton width="84px" height="11px" />
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  );
}
