import type { FolderInTree } from "@footnote/contracts/folders";
import { useState } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { SelectField } from "../../../shared/ui/controls/select-field.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { t } from "./messages.ts";

type DropFolderDialogProps = {
  open: boolean;
  tree: readonly FolderInTree[];
  /** The id of the folder that is offered first. */
  chosen: string;
  /** Whether files wait to be uploaded. */
  uploads: boolean;
  onChoose: (folderId: string) => void;
  onClose: () => void;
};

/** Asks for the folder of files that are dropped into the chat. */
export default function DropFolderDialog({ open, onClose, ...rest }: DropFolderDialogProps) {
  return (
    <Dialog
      title={t.dropFolderTitle}
      description={t.dropFolderExplained}
      open={open}
      onClose={onClose}
    >
      <Choice onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Choice(props: Omit<DropFolderDialogProps, "open">) {
  const { tree, chosen, uploads, onChoose, onClose } = props;
  const [folderId, setFolderId] = useState(chosen);
  const options = tree.map(({ id, path }) => ({ value: id, label: path.join(" / ") }));
  return (
    <>
      <SelectField
        label={t.dropFolder}
        options={options.toSorted((left, right) => left.label.localeCompare(right.label))}
        value={folderId}
        onChange={setFolderId}
      />
      <DialogActions>
        <Button onClick={onClose}>{t.cancelDrop}</Button>
        <Button look="primary" onClick={() => onChoose(folderId)}>
          {uploads ? t.uploadDropped : t.saveFolder}
        </Button>
      </DialogActions>
    </>
  );
}
