import { recentConversations } from "@footnote/contracts/chat/chat";
import { searchConversations } from "@footnote/contracts/chat/conversations";
import type { ReplyOf } from "@footnote/contracts/endpoint";
import { searchEntries } from "@footnote/contracts/library";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileText, Folder, MessageSquare } from "lucide-react";
import { useEffect, useState } from "react";
import { buildQuery } from "../../shared/http/query.ts";
import { chatPath, databasePath, filePath } from "../../shared/paths.ts";
import { t } from "./messages.ts";
import { filterItems, type PaletteGroup, type PaletteItem } from "./palette-item.ts";

const typingPauseMs = 200;
const shownFolders = 5;
const shownFiles = 8;
const shownConversations = 6;

/**
 * Folders, files and conversations that match the text, searched by the server once the typing pauses; a search that is
 * no longer wanted is aborted. Without a text, the latest conversations.
 */
export function useFound(text: string, enabled: boolean) {
  const words = useSettled(text.trim());
  const isOn = enabled && words !== "";
  const entries = useQuery({
    ...buildQuery(searchEntries, { query: { search: words, limit: shownFiles } }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  });
  const conversations = useQuery({
    ...buildQuery(searchConversations, { query: { q: words, limit: shownConversations } }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  });
  const recent = useQuery({ ...buildQuery(recentConversations, { query: {} }), enabled });
  const isEmpty = text.trim() === "";
  const isCurrent = words === text.trim();
  const ofText = isEmpty ? (recent.data ?? []) : (conversations.data ?? []);
  const chats = toConversations(ofText.slice(0, shownConversations));
  const named = isEmpty ? [] : [toFolders(entries.data), toFiles(entries.data)];
  // What an earlier text has found stays while it fits, so that nothing is chosen that does not match.
  const fits = (items: PaletteItem[]) => filterItems(items, text);
  const isSettled = isCurrent && !conversations.isPlaceholderData;
  const groups: PaletteGroup[] = [
    ...named.map(({ value, items }) => ({ value, items: fits(items) })),
    { value: t.conversations, items: isEmpty || isSettled ? chats : fits(chats) },
  ];
  return {
    groups,
    isSearching:
      !isEmpty && enabled && (!isCurrent || entries.isFetching || conversations.isFetching),
    error: isEmpty ? null : (entries.error ?? conversations.error),
  };
}

type Entries = ReplyOf<typeof searchEntries> | undefined;

function toFolders(entries: Entries): PaletteGroup {
  const folders = entries?.folders.slice(0, shownFolders) ?? [];
  const items = folders.map(({ id, name, path }) => ({
    id,
    label: name,
    hint: path.slice(0, -1).join(" / "),
    icon: Folder,
    action: { go: databasePath(id) },
  }));
  return { value: t.folders, items };
}

function toFiles(entries: Entries): PaletteGroup {
  const items = (entries?.files ?? []).map(({ id, name, path }) => ({
    id,
    label: name,
    hint: path.join(" / "),
    icon: FileText,
    action: { go: filePath(id) },
  }));
  return { value: t.files, items };
}

function toConversations(
  found: readonly { conversation_id: string; name: string | null }[],
): PaletteItem[] {
  return found.map(({ conversation_id: id, name }) => ({
    id,
    label: name ?? t.newConversation,
    icon: MessageSquare,
    action: { go: chatPath(id) },
  }));
}

/** The value once it has not changed for a moment; an empty one at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
