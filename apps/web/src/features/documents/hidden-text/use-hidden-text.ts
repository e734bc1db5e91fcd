import type { FileDetails, Passage } from "@footnote/contracts/document-content";
import { getFile, listPassages, readHidden } from "@footnote/contracts/document-content";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/http/call.ts";

/** The maximum page size of the endpoint. */
const shown = 200;

export type HiddenText = { passages: Passage[]; more: number; readsHidden: boolean };

/** The hidden passages of a file, which are its last ones. */
export function useHiddenText(id: string) {
  return useQuery({
    queryKey: getQueryKey(id),
    queryFn: async ({ signal }): Promise<HiddenText> => {
      const file = await call(getFile, { params: { id }, signal });
      const cursor = `from.${file.passages - file.hidden_passages}`;
      const query = { cursor, limit: shown };
      const { passages } = await call(listPassages, { params: { id }, query, signal });
      const hidden = passages.filter((passage) => passage.hidden !== null);
      return { passages: hidden, ...rest(file, hidden.length) };
    },
  });
}

/** Allows answers to use the hidden text, or forbids it again. */
export function useSetHiddenText(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (readsHidden: boolean) =>
      call(readHidden, { params: { id }, body: { reads_hidden: readsHidden } }),
    onSuccess: (file) =>
      client.setQueryData<HiddenText>(
        getQueryKey(id),
        (known) => known && { ...known, ...rest(file, known.passages.length) },
      ),
  });
}

function rest(file: FileDetails, listed: number): Pick<HiddenText, "more" | "readsHidden"> {
  return { more: file.hidden_passages - listed, readsHidden: file.reads_hidden };
}

function getQueryKey(id: string) {
  return ["hidden-text", id];
}
