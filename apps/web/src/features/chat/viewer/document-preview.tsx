import { filePath } from "../../../shared/paths.ts";
import { nothingCited } from "../citations/cited-part.ts";
import { DocumentLinkContext } from "./document-link-context.ts";
import { SourceBody } from "./source-body.tsx";

/** Shows a document from its beginning, outside of the chat: links to other documents lead to their pages. */
export default function DocumentPreview({ documentId }: { documentId: string }) {
  const whole = { source: null, cited: nothingCited, anchors: [], siblings: [], index: -1 };
  return (
    <DocumentLinkContext value={filePath}>
      <SourceBody key={documentId} viewed={{ documentId, chunkId: null, ...whole }} />
    </DocumentLinkContext>
  );
}
