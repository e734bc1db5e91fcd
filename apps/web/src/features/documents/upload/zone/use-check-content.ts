import { useCapabilities } from "../../../../shared/queries.ts";
import type { FolderContent } from "../folder-content.ts";
import { countFiles, removeSystemFiles, validateContent } from "../folder-content.ts";
import { describeRejections, nothingToUpload } from "../notice.ts";
import { useUploads } from "../uploads-provider.tsx";

/** Returns a check of chosen files: it notifies the user of those that cannot be uploaded, and returns the others. */
export function useCheckContent() {
  const { notify } = useUploads();
  const { data: capabilities } = useCapabilities();
  return (chosen: FolderContent): FolderContent | null => {
    const content = removeSystemFiles(chosen);
    const total = countFiles(content);
    if (total === 0) {
      notify(nothingToUpload());
      return null;
    }
    const { accepted, rejected } = validateContent(content, {
      transcribes: capabilities?.transcription.available !== false,
    });
    if (rejected.length > 0) notify(describeRejections(rejected, total));
    return countFiles(accepted) > 0 ? accepted : null;
  };
}
