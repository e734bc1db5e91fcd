import { Combobox } from "@base-ui/react/combobox";
import type { FolderInTree } from "@footnote/contracts/folders";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useFolderTree } from "../../../shared/queries.ts";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import chip from "../../../shared/ui/controls/chip.module.css";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { formatNumber } from "../../../shared/language/format.ts";
import { t } from "../messages.ts";
import styles from "./scope-dialog.module.css";

type ScopeDialogProps = {
  open: boolean;
  /** The folders selected so far. */
  ids: readonly string[];
  onSave: (ids: string[]) => void;
  onClose: () => void;
};

export function ScopeDialog({ open, onClose, ...rest }: ScopeDialogProps) {
  return (
    <Dialog title={t.scopeTitle} description={t.scopeExplained} open={open} onClose={onClose}>
      <ScopeForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

/** Mounted with the dialog, so that it always opens with the saved selection. */
function ScopeForm({ ids, onSave, onClose }: Omit<ScopeDialogProps, "open">) {
  // Its own: a page that uses the folders alone is not rendered again when only the error changes.
  const tree = useFolderTree();
  const folders = tree.data ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(ids);

  function save() {
    onSave([...chosen]);
    onClose();
  }

  return (
    <>
      {tree.isPending && <p className={styles.loading}>{t.loadingFolders}</p>}
      {tree.isError && <Banner tone="error">{getErrorMessage(tree.error, t.foldersFailed)}</Banner>}
      {tree.data && (
        <FolderPicker folders={folders} chosen={chosen} onChange={setChosen} onEscape={onClose} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button look="primary" disabled={!tree.data} onClick={save}>
          {t.save}
        </Button>
      </DialogActions>
    </>
  );
}

type FolderPickerProps = {
  folders: readonly FolderInTree[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  onEscape: () => void;
};

function FolderPicker({ folders, chosen, onChange, onEscape }: FolderPickerProps) {
  const selected = folders.filter(({ id }) => chosen.includes(id));
  const others = folders.filter(({ id }) => !chosen.includes(id));
  return (
    <Combobox.Root<FolderInTree, true>
      inline
      open
      multiple
      autoHighlight
      items={others}
      value={selected}
      filter={({ name }, query) => name.toLowerCase().includes(query.trim().toLowerCase())}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(one, other) => one.id === other.id}
      onValueChange={(next) => onChange(next.map(({ id }) => id))}
      onOpenChange={(_open, { reason }) => reason === "escape-key" && onEscape()}
    >
      <Combobox.Chips className={styles.chips}>
        {selected.map(({ id, path }) => (
          <Combobox.Chip key={id} className={chip.chip} aria-label={path.join(" / ")}>
            {path.join(" / ")}
            <Combobox.ChipRemove
              className={chip.remove}
              title={t.removeChip}
              aria-label={t.removeFolder(path.join(" / "))}
            >
              <X size={14} aria-hidden="true" />
            </Combobox.ChipRemove>
          </Combobox.Chip>
        ))}
        <Combobox.Input
          className={styles.search}
          placeholder={t.searchFoldersPlaceholder}
          aria-label={t.searchFolders}
        />
      </Combobox.Chips>
      <Combobox.Empty className={styles.empty}>
        {folders.length === 0 ? t.noFolders : t.noSuchFolder}
      </Combobox.Empty>
      <Combobox.List className={styles.list}>
        {(folder: FolderInTree) => (
          <Combobox.Item key={folder.id} value={folder} className={styles.item}>
            <Plus size={16} aria-hidden="true" />
            <span className={styles.name}>{folder.name}</span>
            {folder.path.length > 1 && (
              <span className={styles.path}>
                {t.inFolder(folder.path.slice(0, -1).join(" / "))}
              </span>
            )}
            <span className={styles.count}>{formatNumber(folder.documents)}</span>
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Root>
  );
}
