import { recentFiles, searchEntries } from "@footnote/contracts/library";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { buildQuery } from "../../../shared/http/query.ts";
import { useFolderTree } from "../../../shared/queries.ts";
import type { Pick } from "./picks.ts";

/** A folder or file that can be picked. `path` is the folder that it is in, empty at the root. */
export type PickableSource = Pick & { readonly label: string; readonly path: string };

const foldersMax = 4;
const filesMax = 8;

type PickableSources = {
  sources: PickableSource[];
  /** Whether files may still follow. */
  isSearching: boolean;
};

/** The folders and ready files whose names contain a text; without a text, the latest files. */
export function usePickableSources(typed: string): PickableSources {
  const text = useDeferredValue(typed.trim());
  const tree = useFolderTree();
  const found = useQuery({
    ...buildQuery(searchEntries, { query: { search: text, limit: filesMax } }),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    meta: { logFailure: "The files could not be searched." },
  });
  const recent = useQuery({
    ...buildQuery(recentFiles, { query: { limit: filesMax } }),
    enabled: text === "",
    meta: { logFailure: "The recent files could not be read." },
  });
  const folders = (tree.data ?? []).filter(({ name }) =>
    name.toLowerCase().includes(text.toLowerCase()),
  );
  const files = (text === "" ? recent.data : found.data?.files) ?? [];
  const sources = [
    ...folders.slice(0, foldersMax).map(({ id, name, path }) => ({
      kind: "folder" as const,
      id,
      name: path.join(" / "),
      label: name,
      path: path.slice(0, -1).join(" / "),
    })),
    ...files
      .filter(({ state }) => state === "ready")
      .map(({ id, name, path }) => ({
        kind: "file" as const,
        id,
        name,
        label: name,
        path: path.join(" / "),
      })),
  ];
  return { sources, isSearching: recent.isLoading || found.isLoading };
}
