import { getFileContent } from "@footnote/contracts/document-content";
import { useQuery } from "@tanstack/react-query";
import { send } from "../../../../shared/http/call.ts";

/** The bytes of a document. */
export function useFileBytes(documentId: string) {
  return useQuery({
    queryKey: [getFileContent.path, documentId],
    queryFn: async ({ signal }) => {
      const response = await send(getFileContent, { params: { id: documentId }, signal });
      if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
      return response.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
