import type { FoundConversation } from "@footnote/contracts/chat/conversations";
import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { chatPath } from "../../../shared/paths.ts";
import { HistoryItemText, historyItem } from "../../../shared/ui/layout/history-sidebar.tsx";
import { downloadConversation, useRenameConversation } from "../api.ts";
import { t } from "../messages.ts";
import { ConversationMenu } from "./conversation-menu.tsx";
import styles from "./conversation-sidebar.module.css";
import { RenameField } from "./rename-field.tsx";

const DeleteConversation = lazy(() => import("./delete-conversation.tsx"));

type ConversationItemProps = {
  conversation: Partial<FoundConversation>;
  active: boolean;
  onOpen: () => void;
  /** Deletes the conversation; opens a new chat if it is the one on the page. */
  onDeleted: (() => void) | undefined;
};

/** One past conversation: a link and its menu of actions. */
export function ConversationItem({
  conversation,
  active,
  onOpen,
  onDeleted,
}: ConversationItemProps) {
  const { conversation_id: id = "", name, created_at: created, excerpt } = conversation;
  const [doing, setDoing] = useState<"nothing" | "renaming" | "deleting">("nothing");
  const [failure, setFailure] = useState("");
  const rename = useRenameConversation();
  const link = useRef<HTMLAnchorElement>(null);
  const shown = (rename.isPending ? rename.variables.name : name) || t.newConversation;

  function store(next: string) {
    setDoing("nothing");
    setFailure("");
    requestAnimationFrame(() => link.current?.focus());
    if (next === "" || next === name) return;
    rename.mutate(
      { id, name: next },
      { onError: (error) => setFailure(getErrorMessage(error, t.renameFailed)) },
    );
  }

  function exportIt() {
    setFailure("");
    downloadConversation(id).catch((error: unknown) =>
      setFailure(getErrorMessage(error, t.exportFailed)),
    );
  }

  return (
    <li className={styles.entry}>
      {doing === "renaming" ? (
        <RenameField name={name ?? ""} onDone={store} />
      ) : (
        <>
          <Link
            ref={link}
            to={chatPath(id)}
            className={historyItem}
            aria-current={active ? "page" : undefined}
            onClick={onOpen}
          >
            <HistoryItemText date={formatDate(created, t.noDate)} name={shown} />
            {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
          </Link>
          <ConversationMenu
            name={shown}
            onRename={() => setDoing("renaming")}
            onExport={exportIt}
            onDelete={() => setDoing("deleting")}
          />
        </>
      )}
      {failure !== "" && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {doing === "deleting" && (
        <Suspense>
          <DeleteConversation
            id={id}
            name={shown}
            onDeleted={onDeleted}
            onClose={() => setDoing("nothing")}
          />
        </Suspense>
      )}
    </li>
  );
}
