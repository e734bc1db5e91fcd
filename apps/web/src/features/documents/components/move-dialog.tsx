import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import type { Item } from "../api.ts";
import { useFolderTree } from "../../../shared/queries.ts";
import { t } from "../messages.ts";
import { listMoveTargets } from "../move-targets.ts";
import { useMoveTo } from "./use-move-to.ts";
import styles from "./move-dialog.module.css";

type MoveDialogProps = { items: readonly Item[] | null; onDone: () => void; onClose: () => void };

export function MoveDialog({ items, onDone, onClose }: MoveDialogProps) {
  return (
    <Dialog
      title={t.moveTitle(items?.length ?? 0)}
      description={t.moveLead}
      open={items !== null}
      onClose={onClose}
    >
      {items && <Targets items={items} onDone={onDone} onClose={onClose} />}
    </Dialog>
  );
}

/** Mounted with the dialog, so that it always opens in its initial state. */
function Targets({ items, onDone, onClose }: MoveDialogProps & { items: readonly Item[] }) {
  const { data: tree } = useFolderTree();
  const { move, moveTo } = useMoveTo();
  const [search, setSearch] = useState("");
  const [target, setTarget] = useState<string | null | undefined>(undefined);
  const targets = listMoveTargets(items, tree ?? [], search);

  function confirm() {
    if (target === undefined) return;
    const onMoved = () => {
      onDone();
      onClose();
    };
    moveTo(items, target, { onMoved });
  }

  return (
    <div className={styles.form}>
      {move.isError && <Banner tone="error">{t.moveFailed(getErrorMessage(move.error))}</Banner>}
      <input
        type="search"
        value={search}
        placeholder={t.moveSearch}
        aria-label={t.moveSearch}
        className={styles.search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div role="radiogroup" aria-label={t.moveTargets} className={styles.targets}>
        {targets.root && (
          <Target
            label={t.topLevel}
            depth={0}
            checked={target === null}
            onChoose={() => setTarget(null)}
          />
        )}
        {targets.folders.map(({ folder: { id, path }, allowed }) => (
          <Target
            key={id}
            label={search === "" ? (path.at(-1) ?? "") : path.join(" / ")}
            depth={search === "" ? path.length - 1 : 0}
            disabled={!allowed}
            checked={target === id}
            onChoose={() => setTarget(id)}
          />
        ))}
        {!targets.root && targets.folders.length === 0 && (
          <p className={styles.none}>{t.noTarget}</p>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button
          look="primary"
          busy={move.isPending}
          disabled={target === undefined}
          onClick={confirm}
        >
          {t.moveHere}
        </Button>
      </DialogActions>
    </div>
  );
}

type TargetProps = {
  label: string;
  depth: number;
  disabled?: boolean;
  checked: boolean;
  onChoose: () => void;
};

function Target({ label, depth, disabled = false, checked, onChoose }: TargetProps) {
  return (
    <label className={styles.target} style={{ paddingInlineStart: 8 + depth * 20 }}>
      <input type="radio" name="target" checked={checked} disabled={disabled} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}
