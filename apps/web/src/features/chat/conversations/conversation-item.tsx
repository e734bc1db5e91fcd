import { lazy, Suspense, useState } from "react";
import type { ExportFormat } from "@footnote/contracts/chat/conversations";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { downloadConversation } from "../api.ts";
import { t } from "../messages.ts";
import { useUpdateConversation } from "./api.ts";
import { ConversationLink, type ListedConversation } from "./conversation-link.tsx";
import { ConversationMenu } from "./conversation-menu.tsx";
import styles from "./conversation-sidebar.module.css";
import { describeExportFailure } from "./export-failure.ts";
import { getLinkId } from "./focus-link.ts";
import { listActions } from "./list-actions.ts";
import { RenameField } from "./rename-field.tsx";
import { useArrangement } from "./use-arrangement.ts";

const loadDeletion = () => import("./delete-conversation.tsx");
const loadSharing = () => import("../sharing/share-dialog.tsx");
const loadTags = () => import("./tags-dialog.tsx");
const DeleteConversation = lazy(loadDeletion);
const ShareDialog = lazy(loadSharing);
const TagsDialog = lazy(loadTags);

/** Loads the code of the dialogs, which the page is drawn without. */
export const loadDialogs = () => Promise.all([loadDeletion(), loadSharing(), loadTags()]);

type ConversationItemProps = {
  conversation: ListedConversation;
  active: boolean;
  marksArchived: boolean;
  onOpen: () => void;
  /** Deletes the conversation; opens a new chat if it is the one on the page. */
  onDeleted: (() => void) | undefined;
  /** Called with what has been done, to be announced. */
  onArranged: (words: string) => void;
};

/** One past conversation: a link and its menu of actions. */
export function ConversationItem(props: ConversationItemProps) {
  const { conversation, onDeleted, onArranged } = props;
  const { conversation_id: id = "", name } = conversation;
  const [doing, setDoing] = useState<"nothing" | "renaming" | "tagging" | "sharing" | "deleting">(
    "nothing",
  );
  const [failure, setFailure] = useState("");
  const rename = useUpdateConversation();
  const shown = (rename.isPending ? rename.variables.changes.name : name) || t.newConversation;
  const reports = { name: shown, onFailure: setFailure, onDone: onArranged };
  const { pin, archive } = useArrangement(id, reports);
  const close = () => setDoing("nothing");

  function store(next: string) {
    close();
    setFailure("");
    requestAnimationFrame(() => document.getElementById(getLinkId(id))?.focus());
    if (next === "" || next === name) return;
    rename.mutate(
      { id, changes: { name: next } },
      { onError: (error) => setFailure(getErrorMessage(error, t.renameFailed)) },
    );
  }

  function exportAs(format: ExportFormat) {
    setFailure("");
    downloadConversation(id, format).catch((error: unknown) =>
      setFailure(describeExportFailure(error)),
    );
  }

  const actions = listActions(conversation, {
    pin,
    archive,
    tag: () => setDoing("tagging"),
    rename: () => setDoing("renaming"),
    share: () => setDoing("sharing"),
    exportAs,
    remove: () => setDoing("deleting"),
  });

  return (
    <li className={styles.entry}>
      {doing === "renaming" ? (
        <RenameField name={name ?? ""} onDone={store} />
      ) : (
        <>
          <ConversationLink {...props} name={shown} />
          <ConversationMenu name={shown} actions={actions} />
        </>
      )}
      {failure !== "" && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <Suspense>
        {doing === "deleting" && (
          <DeleteConversation id={id} name={shown} onDeleted={onDeleted} onClose={close} />
        )}
        {doing === "tagging" && (
          <TagsDialog id={id} name={shown} tags={conversation.tags ?? []} onClose={close} />
        )}
        {doing === "sharing" && <ShareDialog id={id} name={shown} onClose={close} />}
      </Suspense>
    </li>
  );
}
