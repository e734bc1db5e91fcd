import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { type Changes, useUpdateConversation } from "./api.ts";
import { findNeighbourId, getLinkId, restoreFocus } from "./focus-link.ts";
import { t } from "./messages.ts";

type Reports = {
  name: string;
  onFailure: (words: string) => void;
  onDone: (words: string) => void;
};

/**
 * Pins and archives a conversation. Its entry moves to another place in the sidebar or leaves it: the focus follows it, or
 * goes to the entry beside it.
 */
export function useArrangement(id: string, { name, onFailure, onDone }: Reports) {
  const { mutateAsync } = useUpdateConversation();

  async function change(changes: Changes, done: string) {
    const neighbour = findNeighbourId(id);
    onFailure("");
    try {
      await mutateAsync({ id, changes });
      onDone(done);
    } catch (error) {
      onFailure(getErrorMessage(error, t.changeFailed));
    }
    restoreFocus(getLinkId(id), neighbour);
  }

  return {
    pin: (pinned: boolean) =>
      void change({ pinned }, pinned ? t.pinnedNow(name) : t.unpinnedNow(name)),
    archive: (archived: boolean) =>
      void change({ archived }, archived ? t.archivedNow(name) : t.unarchivedNow(name)),
  };
}
