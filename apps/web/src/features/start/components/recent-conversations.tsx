import type { Conversation } from "@footnote/contracts/chat/chat";
import { Link } from "react-router-dom";
import { formatDate } from "../../../shared/language/format.ts";
import { chatPath, paths } from "../../../shared/paths.ts";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { useConversations } from "../../../shared/queries.ts";
import { LoadingLines } from "./loading-lines.tsx";
import { t } from "./messages.ts";
import styles from "./home-list.module.css";

const shownAtMost = 6;

export function RecentConversations() {
  const { data, isPending } = useConversations();
  const conversations: readonly Partial<Conversation>[] = data?.slice(0, shownAtMost) ?? [];
  return (
    <Panel title={t.conversations}>
      <div className={styles.body}>
        {isPending && <LoadingLines label={t.loadingConversations} />}
        {!isPending && conversations.length === 0 && (
          <p className={styles.text}>{t.noConversations}</p>
        )}
        <ul className={styles.list}>
          {conversations.map(({ conversation_id: id, name, created_at: created }) => (
            <li key={id}>
              <Link to={chatPath(id ?? null)} className={styles.item}>
                <span className={styles.name}>{name || t.newConversation}</span>
                <span className={styles.detail}>{formatDate(created, t.noDate)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {conversations.length > 0 && (
          <Link to={paths.chat} className={styles.all}>
            {t.openChat}
          </Link>
        )}
      </div>
    </Panel>
  );
}
