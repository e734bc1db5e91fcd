import { type ChangeEvent, useRef } from "react";
import { Button } from "../../../../shared/ui/controls/button.tsx";
import { t } from "../messages.ts";
import { createFailure } from "../notice.ts";
import { getFingerprint } from "../unfinished-uploads.ts";
import type { Upload } from "../uploads.ts";
import { useUploads } from "../uploads-provider.tsx";

/** Sends the file again. After a reload the browser no longer has it, and it has to be chosen again. */
export function RetryUpload({ upload }: { upload: Upload }) {
  const { name } = upload;
  const { notify } = useUploads();
  const { retry, input } = useRetry([upload], {
    label: t.chooseAgain(name),
    onNoneFits: ([chosen]) => notify(createFailure(t.otherFile(name, chosen?.name ?? ""))),
  });
  return (
    <>
      <Button look="quiet" aria-label={t.retryUpload(name)} onClick={retry}>
        {t.retry}
      </Button>
      {input}
    </>
  );
}

/** Sends all refused files again; those from before a reload are chosen together. */
export function RetryAll({ refused }: { refused: readonly Upload[] }) {
  const { notify } = useUploads();
  const { retry, input } = useRetry(refused, {
    label: t.chooseAllAgain,
    onNoneFits: () => notify(createFailure(t.noneChosen)),
  });
  return (
    <>
      <Button look="quiet" onClick={retry}>
        {t.retryAll}
      </Button>
      {input}
    </>
  );
}

type RetryOptions = { label: string; onNoneFits: (chosen: readonly File[]) => void };

function useRetry(refused: readonly Upload[], { label, onNoneFits }: RetryOptions) {
  const { retry, remove, upload } = useUploads();
  const picker = useRef<HTMLInputElement>(null);

  function retryAll() {
    const missing = refused.filter(({ tempId }) => !retry(tempId));
    if (missing.length > 0) picker.current?.click();
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    target.value = "";
    const fitting = refused.flatMap(({ tempId, folderId, name, isStored }) => {
      const file = chosen.find((candidate) => candidate.name === name);
      return isStored && file && folderId !== null ? [{ tempId, folderId, file }] : [];
    });
    if (chosen.length > 0 && fitting.length === 0) onNoneFits(chosen);
    for (const { tempId, folderId, file } of fitting) {
      upload({ files: [file], folders: [] }, folderId);
      // The same file has continued under its fingerprint; of a changed one the old bytes are of no use.
      if (getFingerprint(file, folderId) !== tempId) remove(tempId);
    }
  }

  const input = (
    <input
      ref={picker}
      type="file"
      hidden
      multiple={refused.length > 1}
      aria-label={label}
      onChange={choose}
    />
  );
  return { retry: retryAll, input };
}
