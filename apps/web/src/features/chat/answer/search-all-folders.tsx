import { FolderSearch } from "lucide-react";
import { use } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { t } from "../messages.ts";
import type { Entry } from "../thread/entry.ts";
import { BusyContext, useThreadActions } from "../thread/thread-actions.ts";
import styles from "./assistant-message.module.css";

/** Below an answer that found nothing in the chosen folders: asks the same question of all folders. */
export function SearchAllFolders({ entry }: { entry: Entry }) {
  const { searchAllFolders } = useThreadActions();
  const busy = use(BusyContext);
  const isMiss = entry.outcome === "not_found" || entry.closest;
  if (!entry.narrowed || !isMiss) return null;
  return (
    <Button className={styles.everywhere} disabled={busy} onClick={() => searchAllFolders(entry)}>
      <FolderSearch size={15} aria-hidden="true" />
      {t.searchAllFolders}
    </Button>
  );
}
