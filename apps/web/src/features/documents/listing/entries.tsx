import type { ReactNode } from "react";
import { useMemo, useState } from "react";
import type { Item } from "../api.ts";
import type { ListRow } from "./list-rows.ts";
import { getItem } from "./list-rows.ts";
import type { Order } from "./list-order.ts";
import { useSelection } from "../use-selection.ts";
import type { DeleteTarget } from "../components/delete-dialog.tsx";
import { DeleteItemsDialog } from "../components/delete-items-dialog.tsx";
import { EntryTable } from "./entry-table.tsx";
import { MoveDialog } from "../components/move-dialog.tsx";
import { SelectionBar } from "../components/selection-bar.tsx";

export type EntriesProps = {
  rows: readonly ListRow[];
  loading: boolean;
  /** Undefined if the list cannot be sorted. */
  sorting?: { order: Order; onOrder: (order: Order) => void };
  /** The content of the bar while nothing is selected. */
  summary: ReactNode;
  /** The next action, shown beside it. */
  next?: ReactNode;
  onDelete: (target: DeleteTarget) => void;
};

/** A list of files and folders, with actions on several of them at once. */
export function Entries({ rows, loading, sorting, summary, next, onDelete }: EntriesProps) {
  const items = useMemo(() => new Map(rows.flatMap((row) => toItemEntry(row))), [rows]);
  const order = useMemo(() => [...items.keys()], [items]);
  const selection = useSelection(order);
  const [dialog, setDialog] = useState<{ what: "move" | "delete"; items: Item[] } | null>(null);

  const [renaming, setRenaming] = useState<string | null>(null);
  const only = selection.keys.size === 1 ? [...selection.keys][0] : undefined;

  const find = (keys: Iterable<string>) => [...keys].flatMap((key) => items.get(key) ?? []);
  const findDragged = (key: string) => find(selection.keys.has(key) ? selection.keys : [key]);

  function ask(what: "move" | "delete") {
    const chosen = find(selection.keys);
    if (chosen.length > 0) setDialog({ what, items: chosen });
  }

  return (
    <>
      <SelectionBar
        count={selection.keys.size}
        summary={summary}
        next={next}
        onRename={only === undefined ? undefined : () => setRenaming(only)}
        onMove={() => ask("move")}
        onDelete={() => ask("delete")}
        onClear={selection.clear}
      />
      <EntryTable
        rows={rows}
        loading={loading}
        selection={selection}
        {...(sorting && { sorting })}
        renaming={renaming}
        dragged={findDragged}
        onRename={setRenaming}
        onDelete={onDelete}
        onDeleteChosen={() => ask("delete")}
      />
      <MoveDialog
        items={dialog?.what === "move" ? dialog.items : null}
        onDone={selection.clear}
        onClose={() => setDialog(null)}
      />
      <DeleteItemsDialog
        items={dialog?.what === "delete" ? dialog.items : null}
        onDone={selection.clear}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

function toItemEntry(row: ListRow): [string, Item][] {
  const item = getItem(row);
  return item ? [[row.key, item]] : [];
}
