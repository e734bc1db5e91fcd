import { notifyManager } from "@tanstack/react-query";

/** The id of a conversation's link in the sidebar. */
export function getLinkId(conversationId: string): string {
  return `conversation-${conversationId}`;
}

/** The link before or after that of a conversation, which takes the focus when the conversation leaves the list. */
export function findNeighbourId(conversationId: string): string | undefined {
  const links = [...document.querySelectorAll(`[id^="${getLinkId("")}"]`)];
  const at = links.findIndex(({ id }) => id === getLinkId(conversationId));
  return (links[at + 1] ?? links[at - 1])?.id;
}

/**
 * Focuses the first of these elements that is there, unless something else has the focus by now. Lists that have just been
 * read are rendered by then: a link that was focused before would leave the page with its old place in the list.
 */
export function restoreFocus(...ids: readonly (string | undefined)[]): void {
  notifyManager.schedule(() => {
    const active = document.activeElement;
    // The menu may still be closing.
    if (active !== document.body && !active?.closest('[role="menu"]')) return;
    const found = ids.map((id) => (id === undefined ? null : document.getElementById(id)));
    found.find((element) => element !== null)?.focus();
  });
}
