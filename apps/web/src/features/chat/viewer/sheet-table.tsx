import type { Passage } from "@footnote/contracts/document-content";
import { useMemo } from "react";
import { MarkedText } from "../components/cited-passage.tsx";
import { markPassage } from "../passage.ts";
import { t } from "./messages.ts";
import { readTable, type TableRow } from "./table-rows.ts";
import styles from "./sheet-table.module.css";

type SheetTableProps = {
  passages: readonly Passage[];
  citedId: string | undefined;
  claims: readonly string[];
};

/** The rows of a sheet as a table, with the rows of the cited range marked. */
export function SheetTable({ passages, citedId, claims }: SheetTableProps) {
  const { columns, rows } = useMemo(() => collectRows(passages), [passages]);
  const anchor = passages[0]?.anchors[0];
  const name = t.sheet(anchor?.kind === "cells" ? anchor.sheet : "");
  const width = Math.max(columns.length, ...rows.map(({ row }) => row.cells?.length ?? 1));
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>{name}</caption>
        <tbody>
          {rows.map(({ row, passageId, key }) => (
            <Row
              key={key}
              row={row}
              width={width}
              header={row.cells !== null && row.text === columns.join(" | ")}
              claims={passageId === citedId ? claims : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = {
  row: TableRow;
  width: number;
  header: boolean;
  /** Of the cited range; null for other rows. */
  claims: readonly string[] | null;
};

function Row({ row: { number, cells, text }, width, header, claims }: RowProps) {
  const Cell = header ? "th" : "td";
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
        // Cells are told apart by their place only.
        // oxlint-disable-next-line react/no-array-index-key
        cells.map((value, at) => <Cell key={at}>{content(value)}</Cell>)
      )}
    </tr>
  );
}

function collectRows(passages: readonly Passage[]) {
  let columns: readonly string[] = [];
  const seen = new Set<string>();
  const rows = passages.flatMap(({ id, text, anchors }) => {
    const table = readTable(text, anchors, columns);
    columns = table.columns;
    return table.rows
      .map((row, at) => ({ row, passageId: id, key: `${id}-${at}` }))
      .filter(({ row }) => !isRepeatedHeader(row, columns, seen));
  });
  return { columns, rows };
}

/** A table that goes on in another passage begins with its header again. */
function isRepeatedHeader(row: TableRow, columns: readonly string[], seen: Set<string>): boolean {
  if (row.text !== columns.join(" | ")) return false;
  if (seen.has(row.text)) return true;
  seen.add(row.text);
  return false;
}
