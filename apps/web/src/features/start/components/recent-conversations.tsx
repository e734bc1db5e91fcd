import type { Conversation } from "@footnote/contracts/chat";
import { Link } from "react-router-dom";
import { formatDate } from "../../../shared/language/format.ts";
import { chatPath, paths } from "../../../shared/paths.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { useConversations } from "../api.ts";
import { LoadingLines } from "./loading-lines.tsx";
import styles from "./home-list.module.css";

const shownAtMost = 6;

export function RecentConversations() {
  const { data, isPending } = useConversations();
  const conversations: readonly Partial<Conversation>[] = data?.slice(0, shownAtMost) ?? [];
  return (
    <Panel title="Recent conversations">
      {isPending && <LoadingLines label="Loading conversations" />}
      {!isPending && conversations.length === 0 && (
        <p className={styles.words}>
          No recent conversations. What you ask is kept here, with its answers and their sources.
        </p>
      )}
      <ul className={styles.list}>
        {conversations.map(({ conversation_id: id, name, created_at: created }) => (
          <li key={id}>
            <Link to={chatPath(id ?? null)} className={styles.item}>
              <span className={styles.name}>{name || "New Conversation"}</span>
              <span className={styles.aside}>{formatDate(created, "No date")}</span>
            </Link>
          </li>
        ))}
      </ul>
      {conversations.length > 0 && (
        <Link to={paths.chat} className={styles.all}>
          Open the chat
        </Link>
      )}
    </Panel>
  );
}
