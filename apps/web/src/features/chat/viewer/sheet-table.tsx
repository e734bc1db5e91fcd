import { columnName } from "@footnote/contracts/cell-range";
import type { Passage } from "@footnote/contracts/document-content";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useId, useMemo, useState } from "react";
import type { CitedPart } from "../citations/cited-part.ts";
import { MarkedText } from "../citations/cited-passage.tsx";
import { markPassage } from "../citations/passage.ts";
import type { IsMarked } from "./cell-ranges.ts";
import { t } from "./messages.ts";
import { readSheet, type Sheet, type SheetRow } from "./sheet-rows.ts";
import { type SheetOrder, sortRows } from "./sort-rows.ts";
import styles from "./sheet-table.module.css";

type SheetTableProps = {
  passages: readonly Passage[];
  citedId: string | undefined;
  /** What is cited of it. */
  part: CitedPart;
  /** Matches the cells of a computation; they are marked instead of the cited passage. */
  marked: IsMarked | null;
};

/** The rows of a sheet as a grid with the letters and names of its columns, with the cited rows marked. */
export function SheetTable({ passages, citedId, part, marked }: SheetTableProps) {
  const sheet = useMemo(() => readSheet(passages), [passages]);
  const [order, setOrder] = useState<SheetOrder | null>(null);
  const rows = useMemo(() => sortRows(sheet.rows, order), [sheet, order]);
  const name = sheetName(passages);
  const captionId = useId();
  return (
    <section className={styles.sheet} aria-labelledby={captionId}>
      <p id={captionId} className={styles.caption}>
        {t.sheet(name)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls both ways: the keyboard must reach it */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby={captionId}>
        <table className={styles.table} aria-labelledby={captionId}>
          {sheet.columns.length > 0 && <Header sheet={sheet} order={order} onOrder={setOrder} />}
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.key}
                row={row}
                columns={sheet.columns}
                claims={
                  row.passageId === citedId && !marked && isCited(row, part) ? part.claims : null
                }
                isMarked={(column) => marked?.(name, row.number ?? 0, column) ?? false}
              />
            ))}
          </tbody>
        </table>
      </div>
      {order && (
        <p className={styles.caption} role="status">
          {t.sorted(sheet.names.get(order.column) ?? columnName(order.column), order.descending)}
        </p>
      )}
    </section>
  );
}

/** Whether a row of the cited passage is cited: all are where the answer's part of it is not known. */
function isCited({ start, text }: SheetRow, { spans }: CitedPart): boolean {
  const end = start + text.length;
  return spans.length === 0 || spans.some((span) => span.start < end && start < span.end);
}

type HeaderProps = {
  sheet: Sheet;
  order: SheetOrder | null;
  onOrder: (order: SheetOrder | null) => void;
};

/** The letters of the columns and, where the rows have them, their names. Each sorts the rows by its column. */
function Header({ sheet: { columns, names }, order, onOrder }: HeaderProps) {
  return (
    <thead>
      <tr className={styles.header}>
        <th className={styles.number}>
          <span className="visually-hidden">{t.row}</span>
        </th>
        {columns.map((column) => {
          const direction = order?.column === column ? (order.descending ? "down" : "up") : null;
          return (
            <th
              key={column}
              scope="col"
              aria-sort={
                direction === null ? undefined : direction === "up" ? "ascending" : "descending"
              }
            >
              <button
                type="button"
                className={styles.sort}
                title={t.sortBy(names.get(column) ?? columnName(column))}
                onClick={() => onOrder(nextOrder(column, direction))}
              >
                <span className={styles.letter} aria-hidden={names.has(column) || undefined}>
                  {columnName(column)}
                </span>{" "}
                {names.get(column)}
                {direction === "up" && <ArrowUp size={12} aria-hidden="true" />}
                {direction === "down" && <ArrowDown size={12} aria-hidden="true" />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Up, down, then the order of the file. */
function nextOrder(column: number, direction: "up" | "down" | null): SheetOrder | null {
  return direction === "down" ? null : { column, descending: direction === "up" };
}

/** Columns that a row may have whose cells are not known. */
const anyColumn = Array.from({ length: 256 }, (_, at) => at + 1);

type RowProps = {
  row: SheetRow;
  columns: readonly number[];
  /** The sentences that cite the row; null for other rows. */
  claims: readonly string[] | null;
  /** Whether the computation read the cell in this column, counted from 1. */
  isMarked: (column: number) => boolean;
};

function Row({ row: { number, cells, text }, columns, claims, isMarked }: RowProps) {
  const computed = (cells === null ? anyColumn : columns).some(isMarked);
  const content = (value: string) =>
    claims === null || value === "" ? value : <MarkedText pieces={markPassage(value, claims)} />;
  return (
    <tr data-cited={claims !== null || undefined} data-computed={computed || undefined}>
      <th scope="row" className={styles.number}>
        {number ?? ""}
      </th>
      {cells === null ? (
        <td colSpan={Math.max(1, columns.length)}>{content(text)}</td>
      ) : (
        columns.map((column) => (
          <td
            key={column}
            data-computed={isMarked(column) || undefined}
            data-number={isNumber(cells.get(column)) || undefined}
          >
            {content(cells.get(column) ?? "")}
          </td>
        ))
      )}
    </tr>
  );
}

/** Whether a value is written in digits, perhaps with a currency or a percent sign: such columns align at the right. */
function isNumber(value = ""): boolean {
  return /^[-+(]?\s?\p{Sc}?\s?[-+]?\d[\d.,'’\s]*(?:\s?(?:\p{Sc}|%))?\)?$/u.test(value.trim());
}

function sheetName(passages: readonly Passage[]): string {
  const [anchor] = passages[0]?.anchors ?? [];
  return anchor?.kind === "cells" ? anchor.sheet : "";
}
