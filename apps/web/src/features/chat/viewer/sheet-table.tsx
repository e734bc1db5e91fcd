import type { Passage } from "@footnote/contracts/document-content";
import { useMemo } from "react";
import { MarkedText } from "../components/cited-passage.tsx";
import { markPassage } from "../passage.ts";
import { firstColumn, type Marked } from "./cell-ranges.ts";
import { t } from "./messages.ts";
import styles from "./sheet-table.module.css";
import { readTable, type TableRow } from "./table-rows.ts";

type SheetTableProps = {
  passages: readonly Passage[];
  citedId: string | undefined;
  claims: readonly string[];
  /** Which cells were computed with: those are marked then, not the cited passage. */
  marked: Marked | null;
};

/** The rows of a sheet as a table, with the rows of the cited range marked. */
export function SheetTable({ passages, citedId, claims, marked }: SheetTableProps) {
  const { columns, headerNumber, rows } = useMemo(() => collectRows(passages), [passages]);
  const anchor = passages[0]?.anchors[0];
  const sheet = anchor?.kind === "cells" ? anchor.sheet : "";
  const left = anchor?.kind === "cells" ? firstColumn(anchor.range) : 1;
  const name = t.sheet(sheet);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{name}</caption>
      {columns.length > 0 && (
        <thead>
          <tr>
            <th className={styles.number}>{headerNumber ?? ""}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ row, passageId, key }) => (
          <Row
            key={key}
            row={row}
            width={Math.max(columns.length, 1)}
            claims={passageId === citedId && !marked ? claims : null}
            isMarked={(at) => marked?.(sheet, row.number ?? 0, left + at) ?? false}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  row: TableRow;
  width: number;
  /** Of the cited range; null for other rows. */
  claims: readonly string[] | null;
  /** Whether the cell at this place, from 0, was computed with. */
  isMarked: (at: number) => boolean;
};

function Row({ row: { number, cells, text }, width, claims, isMarked }: RowProps) {
  const computed = cells?.some((_, at) => isMarked(at)) ?? false;
  const content = (value: string) =>
    claims === null || value === "" ? value : <MarkedText pieces={markPassage(value, claims)} />;
  return (
    <tr data-cited={claims !== null || undefined} data-computed={computed || undefined}>
      <th scope="row" className={styles.number}>
        {number ?? ""}
      </th>
      {cells === null ? (
        <td colSpan={width}>{content(text)}</td>
      ) : (
        cells.map((value, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- cells are told apart by their place only
          <td key={at} data-computed={isMarked(at) || undefined}>
            {content(value)}
          </td>
        ))
      )}
    </tr>
  );
}

/** The rows below the header, which stands apart so that it stays in sight. */
function collectRows(passages: readonly Passage[]) {
  let columns: readonly string[] = [];
  const all = passages.flatMap(({ id, text, anchors }) => {
    const table = readTable(text, anchors, columns);
    columns = table.columns;
    return table.rows.map((row, at) => ({ row, passageId: id, key: `${id}-${at}` }));
  });
  const header = columns.join(" | ");
  const rows = all.filter(({ row }) => row.text !== header);
  const headerNumber = all.find(({ row }) => row.text === header)?.row.number ?? null;
  return { columns, headerNumber, rows };
}
