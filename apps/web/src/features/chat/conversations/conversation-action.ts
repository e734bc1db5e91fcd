import type { LucideIcon } from "lucide-react";

/** An action of the menu at a conversation. */
export type ConversationAction = { words: string; icon: LucideIcon; run: () => void };

export type ConversationMenuProps = { name: string; actions: readonly ConversationAction[] };
