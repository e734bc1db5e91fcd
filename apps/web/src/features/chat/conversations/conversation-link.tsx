import type { RecentConversation } from "@footnote/contracts/chat/chat";
import type { FoundConversation } from "@footnote/contracts/chat/conversations";
import { Link } from "react-router-dom";
import { formatDate } from "../../../shared/language/format.ts";
import { chatPath } from "../../../shared/paths.ts";
import { HistoryItemText, historyItem } from "../../../shared/ui/layout/history-sidebar.tsx";
import { t as chat } from "../messages.ts";
import styles from "./conversation-labels.module.css";
import { getLinkId } from "./focus-link.ts";
import { t } from "./messages.ts";

/** A recent conversation, or one that a search has found. Servers from before its arrangement leave that out. */
export type ListedConversation = Partial<FoundConversation & RecentConversation>;

type ConversationLinkProps = {
  conversation: ListedConversation;
  name: string;
  active: boolean;
  /** Whether to say that it is archived, where the list does not. */
  marksArchived: boolean;
  onOpen: () => void;
};

export function ConversationLink(props: ConversationLinkProps) {
  const { conversation, name, active, marksArchived, onOpen } = props;
  const { conversation_id: id = "", created_at: created, excerpt, tags = [] } = conversation;
  const archived = marksArchived && conversation.archived === true;
  return (
    <Link
      id={getLinkId(id)}
      to={chatPath(id)}
      className={historyItem}
      aria-current={active ? "page" : undefined}
      onClick={onOpen}
    >
      <HistoryItemText date={formatDate(created, chat.noDate)} name={name} />
      {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
      {(archived || tags.length > 0) && (
        <span className={styles.labels}>
          {archived && <span className={styles.archived}>{t.archived}</span>}
          {tags.length > 0 && <span className="visually-hidden">{`${t.tags}: `}</span>}
          {tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
        </span>
      )}
    </Link>
  );
}
