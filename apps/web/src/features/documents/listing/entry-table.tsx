import { ArrowDown, ArrowUp } from "lucide-react";
import type { ListRow } from "./list-rows.ts";
import type { Order, SortColumn } from "./list-order.ts";
import { getNextOrder } from "./list-order.ts";
import { t } from "../messages.ts";
import type { useSelection } from "../use-selection.ts";
import type { DeleteTarget } from "../components/delete-dialog.tsx";
import type { RowActions } from "./entry-rows.tsx";
import { EntryRow } from "./entry-rows.tsx";
import styles from "./entry-table.module.css";
import { LoadingRows } from "./loading-rows.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useVisibleRows } from "./use-visible-rows.ts";

type Sorting = { order: Order; onOrder: (order: Order) => void };

type EntryTableProps = {
  rows: readonly ListRow[];
  loading: boolean;
  selection: ReturnType<typeof useSelection>;
  sorting?: Sorting;
  /** The row that is being renamed. */
  renaming: string | null;
  onRename: (key: string | null) => void;
  dragged: RowActions["dragged"];
  onDelete: (target: DeleteTarget) => void;
  onDeleteChosen: () => void;
};

/** The list of entries. Only the visible rows of a long list are rendered; `aria-rowindex` has their positions. */
export function EntryTable(props: EntryTableProps) {
  const { rows, loading, selection, sorting, renaming } = props;
  const { dragged, onRename, onDelete, onDeleteChosen } = props;
  const { body, shown, above, below, measure, reveal } = useVisibleRows(rows);
  const onKeyDown = useListKeys({
    rows,
    selection,
    reveal,
    onRename,
    onDeleteChosen,
  });
  const { choose, chooseTo } = selection;
  const actions: RowActions = {
    dragged,
    choose,
    chooseTo,
    remove: onDelete,
    rename: onRename,
    measure,
  };
  return (
    <div role="presentation" className={styles.list} onKeyDown={onKeyDown}>
      <table
        className={styles.table}
        aria-busy={loading}
        aria-rowcount={loading ? undefined : rows.length + 1}
      >
        <ListHead sorting={sorting} selection={selection} empty={rows.length === 0} />
        <tbody ref={body}>
          {loading && <LoadingRows />}
          {!loading && above > 0 && <Gap height={above} />}
          {!loading &&
            shown.map(({ row, index }) => (
              <EntryRow
                key={row.key}
                row={row}
                index={index}
                chosen={selection.keys.has(row.key)}
                renaming={renaming === row.key}
                actions={actions}
              />
            ))}
          {!loading && below > 0 && <Gap height={below} />}
        </tbody>
      </table>
    </div>
  );
}

/** A spacer as high as the rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden="true" className={styles.gap} style={{ height }} />;
}

type ListHeadProps = {
  sorting: Sorting | undefined;
  selection: EntryTableProps["selection"];
  empty: boolean;
};

function ListHead({ sorting, selection, empty }: ListHeadProps) {
  const { keys, all, chooseAll } = selection;
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.check}>
          <input
            type="checkbox"
            aria-label={t.selectAll}
            checked={all}
            disabled={empty}
            ref={(box) => {
              if (box) box.indeterminate = keys.size > 0 && !all;
            }}
            onChange={chooseAll}
          />
        </th>
        <Column label={t.name} column="name" sorting={sorting} />
        <Column label={t.state} column="state" sorting={sorting} className={styles.state} />
        <Column label={t.size} column="size" sorting={sorting} className={styles.size} />
        <Column label={t.dateAdded} column="created_at" sorting={sorting} className={styles.date} />
        <th scope="col" className={styles.actions}>
          <span className="visually-hidden">{t.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

type ColumnProps = {
  label: string;
  column: SortColumn;
  sorting: Sorting | undefined;
  className?: string | undefined;
};

function Column({ label, column, sorting, className }: ColumnProps) {
  if (!sorting) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const { order, onOrder } = sorting;
  const up = order === column;
  const down = order === `-${column}`;
  const Arrow = down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={up ? "ascending" : down ? "descending" : "none"}
    >
      <button
        type="button"
        className={styles.sort}
        data-on={up || down || undefined}
        onClick={() => onOrder(getNextOrder(order, column))}
      >
        {label}
        <Arrow size={14} aria-hidden="true" />
      </button>
    </th>
  );
}
