import type { ListedConversation } from "./conversation-link.tsx";
import { type Age, groupByDay } from "./group-by-day.ts";

type Group = { name: "pinned" | Age; items: readonly ListedConversation[] };

/** The pinned conversations first, then the others by their last use. Archived ones are only grouped by their last use. */
export function groupConversations(conversations: readonly ListedConversation[]): Group[] {
  const isPinned = ({ pinned, archived }: ListedConversation) => pinned === true && !archived;
  const pinned = conversations.filter(isPinned);
  const others = conversations.filter((one) => !isPinned(one));
  const byDay = groupByDay(others, ({ updated_at: used, created_at: created }) => used ?? created);
  return [
    ...(pinned.length > 0 ? [{ name: "pinned" as const, items: pinned }] : []),
    ...byDay.map(({ age, items }) => ({ name: age, items })),
  ];
}
