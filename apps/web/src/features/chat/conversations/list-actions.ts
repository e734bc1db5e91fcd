import {
  Archive,
  ArchiveRestore,
  Download,
  FileDown,
  FileText,
  Pencil,
  Pin,
  PinOff,
  Share2,
  Tags,
  Trash2,
} from "lucide-react";
import type { ExportFormat } from "@footnote/contracts/chat/conversations";
import { t as chat } from "../messages.ts";
import { t as sharing } from "../sharing/messages.ts";
import type { ConversationAction } from "./conversation-action.ts";
import { t } from "./messages.ts";

type Runs = {
  pin: (pinned: boolean) => void;
  archive: (archived: boolean) => void;
  tag: () => void;
  rename: () => void;
  share: () => void;
  exportAs: (format: ExportFormat) => void;
  remove: () => void;
};

/** The actions of a conversation's menu. An archived one is in no group that pinning would change. */
export function listActions(
  { pinned = false, archived = false }: { pinned?: boolean; archived?: boolean },
  runs: Runs,
): ConversationAction[] {
  const pin = pinned
    ? { words: t.unpin, icon: PinOff, run: () => runs.pin(false) }
    : { words: t.pin, icon: Pin, run: () => runs.pin(true) };
  const archive = archived
    ? { words: t.unarchive, icon: ArchiveRestore, run: () => runs.archive(false) }
    : { words: t.archive, icon: Archive, run: () => runs.archive(true) };
  return [
    ...(archived ? [] : [pin]),
    { words: chat.rename, icon: Pencil, run: runs.rename },
    { words: t.editTags, icon: Tags, run: runs.tag },
    { words: sharing.share, icon: Share2, run: runs.share },
    { words: chat.exportMarkdown, icon: Download, run: () => runs.exportAs("markdown") },
    { words: t.exportWord, icon: FileText, run: () => runs.exportAs("docx") },
    { words: t.exportPdf, icon: FileDown, run: () => runs.exportAs("pdf") },
    archive,
    { words: chat.remove, icon: Trash2, run: runs.remove },
  ];
}
