import type { Passage } from "@footnote/contracts/document-content";
import { useMemo } from "react";
import { MarkedText } from "../components/cited-passage.tsx";
import { markPassage } from "../passage.ts";
import { t } from "./messages.ts";
import styles from "./sheet-table.module.css";
import { readTable, type TableRow } from "./table-rows.ts";

type SheetTableProps = {
  passages: readonly Passage[];
  citedId: string | undefined;
  claims: readonly string[];
};

/** The rows of a sheet as a table, with the rows of the cited range marked. */
export function SheetTable({ passages, citedId, claims }: SheetTableProps) {
  const { columns, headerNumber, rows } = useMemo(() => collectRows(passages), [passages]);
  const anchor = passages[0]?.anchors[0];
  const name = t.sheet(anchor?.kind === "cells" ? anchor.sheet : "");
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
            claims={passageId === citedId ? claims : null}
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
};

function Row({ row: { number, cells, text }, width, claims }: RowProps) {
  const content = (value: string) =>
    claims === null || value === "" ? value : <MarkedText pieces={markPassage(value, claims)} />;
  return (
    <tr data-cited={claims !== null || undefined}>
      <th scope="row" className={styles.number}>
        {number ?? ""}
      </th>
      {cells === null ? (
        <td colSpan={width}>{content(text)}</td>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- cells are told apart by their place only
        cells.map((value, at) => <td key={at}>{content(value)}</td>)
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
