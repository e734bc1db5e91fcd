import { listFiles } from "@footnote/contracts/documents";
import { deleteFolder, listFolders } from "@footnote/contracts/folders";
import { deleteEntries } from "@footnote/contracts/library";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/http/call.ts";
import { refreshEverything } from "../api.ts";
import { sampleFileNames } from "./sample-files.ts";

/** Removes the sample documents, and their folder unless somebody has put something else into it. */
export function useRemoveSamples() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (folderId: string) => {
      const list = () => call(listFiles, { query: { collection_id: folderId } });
      const samples = (await list()).filter(({ name }) => sampleFileNames.has(name));
      await deleteFiles(samples.map(({ id }) => id));
      const [files, folders] = await Promise.all([
        list(),
        call(listFolders, { query: { parent_collection_id: folderId } }),
      ]);
      if (files.length > 0 || folders.length > 0) return;
      // What somebody has added meanwhile is kept: the server moves it up.
      await call(deleteFolder, { params: { id: folderId }, query: { delete_documents: "false" } });
    },
    onSettled: () => refreshEverything(queryClient),
  });
}

async function deleteFiles(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const items = ids.map((id) => ({ kind: "file" as const, id }));
  const { results } = await call(deleteEntries, { body: { items, delete_documents: false } });
  const refused = results.find(({ error }) => error !== null)?.error;
  if (refused) throw new Error(refused.message);
}
