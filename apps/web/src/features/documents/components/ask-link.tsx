import { MessageCircleQuestionMark } from "lucide-react";
import { chatPath } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/controls/button.tsx";
import type { ListRow } from "../listing/list-rows.ts";
import { t } from "../messages.ts";
import styles from "./selection-bar.module.css";

/** A link from a folder to the chat, shown once the folder contains a ready file. */
export function AskLink({ rows }: { rows: readonly ListRow[] }) {
  if (!rows.some(isReady)) return null;
  return (
    <ButtonLink to={chatPath(null)} className={styles.action}>
      <MessageCircleQuestionMark size={16} aria-hidden="true" />
      {t.ask}
    </ButtonLink>
  );
}

function isReady(row: ListRow): boolean {
  return row.kind === "file" && !row.entry.isProcessing && row.entry.failure === null;
}
