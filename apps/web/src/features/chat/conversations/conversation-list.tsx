import { HistoryList, historyItem } from "../../../shared/ui/layout/history-sidebar.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { useFoundConversations } from "../api.ts";
import { t as chat } from "../messages.ts";
import { type ListView, useListedConversations } from "./api.ts";
import { ConversationItem } from "./conversation-item.tsx";
import type { ListedConversation } from "./conversation-link.tsx";
import { groupConversations } from "./group-conversations.ts";
import { t } from "./messages.ts";
import styles from "./conversation-sidebar.module.css";

type ConversationListProps = {
  /** The search text; "" shows the recent conversations. */
  words: string;
  view: ListView;
  activeId: string | null;
  onOpen: () => void;
  onActiveDeleted: () => void;
  onArranged: (words: string) => void;
};

export function ConversationList(props: ConversationListProps) {
  const { words, view } = props;
  const recent = useListedConversations(view);
  const found = useFoundConversations(words);
  const searching = words !== "";
  const { data, isPending, isError } = searching ? found : recent;
  if (isPending) return <LoadingList />;
  if (searching && isError) return <p className={styles.none}>{chat.searchFailed}</p>;
  // A failed reload shows an empty list, like a list that was never loaded.
  const conversations: readonly ListedConversation[] = isError ? [] : (data ?? []);
  if (conversations.length === 0) {
    return <p className={styles.none}>{searching ? chat.noneFound : describeNone(view)}</p>;
  }
  if (searching) return <Items {...props} conversations={conversations} marksArchived />;
  return groupConversations(conversations).map(({ name, items }) => {
    const title = name === "pinned" ? t.pinned : chat[name];
    return (
      <section key={name} aria-label={title}>
        <h3 className={styles.age}>{title}</h3>
        <Items {...props} conversations={items} marksArchived={false} />
      </section>
    );
  });
}

function describeNone({ archived, tag }: ListView): string {
  if (archived) return t.noneArchived;
  return tag === null ? chat.noConversations : t.noneTagged(tag);
}

type ItemsProps = Omit<ConversationListProps, "words" | "view"> & {
  conversations: readonly ListedConversation[];
  marksArchived: boolean;
};

function Items({ conversations, activeId, onActiveDeleted, ...rest }: ItemsProps) {
  return (
    <HistoryList>
      {conversations.map((conversation) => (
        <ConversationItem
          {...rest}
          key={conversation.conversation_id}
          conversation={conversation}
          active={conversation.conversation_id === activeId}
          onDeleted={conversation.conversation_id === activeId ? onActiveDeleted : undefined}
        />
      ))}
    </HistoryList>
  );
}

function LoadingList() {
  return (
    <div role="status" aria-label={chat.loadingConversations}>
      {["72%", "88%", "60%"].map((width) => (
        <span key={width} className={historyItem}>
          <Skeleton width="84px" height="11px" />
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  );
}
