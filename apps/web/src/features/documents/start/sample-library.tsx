import type { FolderInTree } from "@footnote/contracts/folders";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { useFiles } from "../api.ts";
import { t } from "./messages.ts";
import { sampleFileNames } from "./sample-files.ts";
import styles from "./start-documents.module.css";
import { useRemoveSamples } from "./use-remove-samples.ts";

/** Offers to remove the sample documents, in one click, for as long as there are any in their folder. */
export function SampleLibrary({ folder }: { folder: FolderInTree }) {
  const { data: files } = useFiles(folder.id);
  const remove = useRemoveSamples();
  if (!files?.some(({ name }) => sampleFileNames.has(name))) return null;
  return (
    <>
      {remove.isError && (
        <Banner tone="error">{t.removeFailed(getErrorMessage(remove.error))}</Banner>
      )}
      <p className={styles.otherwise}>
        <span>{t.samplePresent}</span>
        <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate(folder.id)}>
          {t.removeSample}
        </Button>
      </p>
    </>
  );
}
