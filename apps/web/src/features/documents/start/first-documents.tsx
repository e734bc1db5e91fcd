import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { fill } from "../../../shared/language/fill.ts";
import { paths } from "../../../shared/paths.ts";
import { sampleLibraryName } from "../../../shared/sample-library.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { DropZone } from "../upload/zone/drop-zone.tsx";
import type { FolderContent } from "../upload/folder-content.ts";
import { createFailure } from "../upload/notice.ts";
import { useCheckContent } from "../upload/zone/use-check-content.ts";
import { useUploads } from "../upload/uploads-provider.tsx";
import { t } from "./messages.ts";
import { toRootFolders } from "./new-folders.ts";
import { readSampleFiles } from "./sample-files.ts";
import styles from "./start-documents.module.css";
import { useAddToRoot } from "./use-add-to-root.ts";

/** Where there are no documents: a place to drop some, which makes the folder by itself, and a sample library. */
export function FirstDocuments() {
  const addToRoot = useAddToRoot();
  const checkContent = useCheckContent();

  function take(chosen: FolderContent) {
    const content = checkContent(chosen);
    if (content) void addToRoot(toRootFolders(content, t.documents));
  }

  return (
    <>
      <DropZone dropHere={t.dropHere} hasPickers onChosen={take} />
      <p className={styles.otherwise}>
        <AddSampleLibrary />
        <span>
          {fill(t.orDatabase, { database: <Link to={paths.database}>{t.openDatabase}</Link> })}
        </span>
      </p>
    </>
  );
}

function AddSampleLibrary() {
  const { notify } = useUploads();
  const addToRoot = useAddToRoot();
  const add = useMutation({
    mutationFn: async () => {
      const files = await readSampleFiles();
      await addToRoot([{ name: sampleLibraryName, content: { files, folders: [] } }]);
    },
    onError: (error) => notify(createFailure(t.sampleFailed(getErrorMessage(error)))),
  });
  return (
    <Button look="quiet" busy={add.isPending} onClick={() => add.mutate()}>
      {t.addSample}
    </Button>
  );
}
