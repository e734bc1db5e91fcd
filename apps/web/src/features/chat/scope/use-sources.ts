import { usePicks } from "./picks.ts";
import { chooseSources } from "./searched-sources.ts";
import { useAskedDocument } from "./use-asked-document.ts";
import { useSearchFolders } from "./use-search-folders.ts";

/** What questions search: what is picked for their conversation, or else the chosen folders. */
export function useSources() {
  const folders = useSearchFolders();
  const picks = usePicks();
  const askedFailure = useAskedDocument(picks);
  const sourcesOf = (conversationId: string | null) =>
    chooseSources(picks.of(conversationId), folders.ids);
  return { folders, picks, askedFailure, sourcesOf };
}
