import type { LocalModel } from "@footnote/contracts/models/local-models";
import type { SubmitEvent } from "react";
import { useRef, useState } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { t as models } from "../messages.ts";
import styles from "../models.module.css";
import { useImport } from "./api.ts";
import { explainFailure } from "./explain-failure.ts";
import { t } from "./messages.ts";

type ImportDialogProps = { model: LocalModel; folder: string; onClose: () => void };

/** Installs a model where there is no internet: from a file of this computer, or from a folder of the server. */
export function ImportDialog({ model, folder, onClose }: ImportDialogProps) {
  const importing = useImport(model.id);
  const input = useRef<HTMLInputElement>(null);
  const [path, setPath] = useState("");
  const [missing, setMissing] = useState("");

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(path.trim() === "" ? t.pathMissing : "");
    if (path.trim() !== "") importing.mutate({ path }, { onSuccess: onClose });
  }

  return (
    <Dialog title={t.importTitle} description={t.importLead(model.id)} open onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {importing.isError && <Banner tone="error">{explainFailure(importing.error)}</Banner>}
        <Button busy={importing.isPending} onClick={() => input.current?.click()}>
          {t.chooseFile}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".tar,.gz,.tgz"
          aria-label={t.file}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) importing.mutate({ file }, { onSuccess: onClose });
            target.value = "";
          }}
        />
        <TextField
          label={t.path}
          name="path"
          hint={t.pathHint(folder)}
          autoComplete="off"
          value={path}
          error={missing}
          onChange={({ target }) => setPath(target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{models.cancel}</Button>
          <Button type="submit" look="primary" busy={importing.isPending}>
            {t.import}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
