import { parseRange } from "@footnote/contracts/cell-range";
import type { Passage } from "@footnote/contracts/document-content";
import { useId, useMemo } from "react";
import type { CitedPart } from "../citations/cited-part.ts";
import { MarkedText } from "../citations/cited-passage.tsx";
import { markPassage } from "../citations/passage.ts";
import type { IsMarked } from "./cell-ranges.ts";
import { t } from "./messages.ts";
import styles from "./sheet-table.module.css";
import { parseTable, isBesideRows, type TableRow } from "./table-rows.ts";

type SheetTableProps = {
  passages: readonly Passage[];
  citedId: string | undefined;
  /** What is cited of it. */
  part: CitedPart;
  /** Matches the cells of a computation; they are marked instead of the cited passage. */
  marked: IsMarked | null;
};

/** The rows of a sheet as a table, with the cited rows marked. */
export function SheetTable({ passages, citedId, part, marked }: SheetTableProps) {
  const { columns, headerNumber, above, below } = useMemo(() => collectRows(passages), [passages]);
  const { sheet, left, width } = useMemo(() => measureSheet(passages), [passages]);
  const captionId = useId();
  const draw = ({ row, passageId, key }: (typeof below)[number]) => (
    <Row
      key={key}
      row={row}
      width={width}
      claims={passageId === citedId && !marked && isCited(row, part) ? part.claims : null}
      isMarked={(at) => marked?.(sheet, row.number ?? 0, left + at) ?? false}
    />
  );
  return (
    <section className={styles.sheet} aria-labelledby={captionId}>
      <p id={captionId} className={styles.caption}>
        {t.sheet(sheet)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls both ways: the keyboard must reach it */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby={captionId}>
        <table className={styles.table} aria-labelledby={captionId}>
          {columns.length > 0 && (
            <thead>
              {above.map(draw)}
              <Header columns={columns} number={headerNumber} />
            </thead>
          )}
          <tbody>{below.map(draw)}</tbody>
        </table>
      </div>
    </section>
  );
}

/** Whether a row of the cited passage is cited: all are where the answer's part of it is not known. */
function isCited({ start, text }: TableRow, { spans }: CitedPart): boolean {
  const end = start + text.length;
  return spans.length === 0 || spans.some((span) => span.start < end && start < span.end);
}

function Header({ columns, number }: { columns: readonly string[]; number: number | null }) {
  return (
    <tr className={styles.header}>
      <th className={styles.number}>{number ?? ""}</th>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  );
}

type RowProps = {
  row: TableRow;
  /** The number of columns of the sheet. */
  width: number;
  /** The sentences that cite the row; null for other rows. */
  claims: readonly string[] | null;
  /** Whether the computation read the cell in this column, counted from 0. */
  isMarked: (column: number) => boolean;
};

function Row({ row: { number, cells, text }, width, claims, isMarked }: RowProps) {
  const computed = Array.from({ length: width }, (_, at) => isMarked(at)).some(Boolean);
  // Empty cells may be missing from a row, so only a full row says which value belongs to which column.
  const full = cells?.length === width;
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
          // oxlint-disable-next-line react/no-array-index-key -- cells are identified by position only
          <td key={at} data-computed={(full && isMarked(at)) || undefined}>
            {content(value)}
          </td>
        ))
      )}
    </tr>
  );
}

/** Splits rows into those above the header, usually a title, the sticky header itself, and those below it. */
function collectRows(passages: readonly Passage[]) {
  let columns: readonly string[] = [];
  const all = passages.flatMap(({ id, text, anchors }) => {
    const table = parseTable(text, anchors, columns);
    columns = table.columns;
    return table.rows.map((row, at) => ({ row, passageId: id, key: `${id}-${at}` }));
  });
  const named = all.some(({ row }) => row.cells && row.text !== row.cells.join(" | "));
  // Without column names in the values, no row is a header.
  if (!named) return { columns: [], headerNumber: null, above: [], below: all };
  const header = columns.join(" | ");
  const at = all.findIndex(({ row }) => row.text === header);
  const below = all.slice(Math.max(at, 0)).filter(({ row }) => row.text !== header);
  const headerNumber = all[at]?.row.number ?? null;
  return { columns, headerNumber, above: all.slice(0, Math.max(at, 0)), below };
}

/**
 * Returns the sheet's name, the first visible column, counted from 1, and the number of columns: those of the rows or,
 * if there are none, those of the objects over the cells.
 */
function measureSheet(passages: readonly Passage[]) {
  const rows = passages.filter(({ text }) => !isBesideRows(text.trim()));
  const cells = (rows.length > 0 ? rows : passages).flatMap(({ anchors }) =>
    anchors.flatMap((anchor) => (anchor.kind === "cells" ? [anchor] : [])),
  );
  const ranges = cells.flatMap(({ range }) => parseRange(range) ?? []);
  const left = Math.min(...ranges.map(({ fromColumn }) => fromColumn));
  const right = Math.max(...ranges.map(({ toColumn }) => toColumn));
  return { sheet: cells[0]?.sheet ?? "", left, width: right - left + 1 };
}
