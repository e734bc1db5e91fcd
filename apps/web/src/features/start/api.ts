import { listAllFolders } from "@footnote/contracts/folders";
import { recentFiles } from "@footnote/contracts/library";
import { useQuery } from "@tanstack/react-query";
import { buildQuery } from "../../shared/http/query.ts";

/** How often the counts are read again while something is being processed. */
const processingRefreshMs = 5000;

/** Every folder with its counts, kept current while any of its files is processing. */
export function useFolders() {
  return useQuery({
    ...buildQuery(listAllFolders, {}),
    refetchInterval: ({ state }) =>
      state.data?.some(({ processing }) => processing > 0) === true && processingRefreshMs,
  });
}

/** The files added last, in any folder, read again now and then while one of them is processing. */
export function useRecentFiles(limit: number) {
  return useQuery({
    ...buildQuery(recentFiles, { query: { limit } }),
    refetchInterval: ({ state }) =>
      state.data?.some((file) => file.state === "processing") === true && processingRefreshMs,
  });
}
