import type { KeyboardEvent } from "react";
import type { ListRow } from "./list-rows.ts";
import type { useSelection } from "../use-selection.ts";

type ListKeys = {
  rows: readonly ListRow[];
  selection: ReturnType<typeof useSelection>;
  /** Scrolls to a row, so that it is rendered. */
  reveal: (index: number) => void;
  onRename: (key: string) => void;
  onDeleteChosen: () => void;
};

/**
 * The keys of a focused list: up and down move between rows and, with Shift, extend the selection; Ctrl+A selects all,
 * Escape clears the selection, Delete asks to delete the selected rows, F2 renames the row.
 */
export function useListKeys({ rows, selection, reveal, onRename, onDeleteChosen }: ListKeys) {
  function go(table: HTMLElement, [from, to]: [number, number], range: boolean) {
    const row = rows[to];
    if (!row) return;
    if (range) selection.chooseTo(row.key, rows[from]?.key);
    const box = boxAt(table, to);
    if (box) return box.focus();
    // The row has to be rendered first.
    reveal(to);
    requestAnimationFrame(() => boxAt(table, to)?.focus());
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget: table, shiftKey } = event;
    if (!(target instanceof HTMLElement) || isText(target)) return;
    const index = Number(target.closest("tr")?.dataset["index"] ?? Number.NaN);
    const row = rows[index];
    if (key === "a" && (event.ctrlKey || event.metaKey)) selection.chooseAll();
    else if (key === "Escape" && selection.keys.size > 0) selection.clear();
    else if (key === "Delete" && selection.keys.size > 0) onDeleteChosen();
    else if (key === "F2" && row) onRename(row.key);
    else if (key === "ArrowDown" && row) go(table, [index, index + 1], shiftKey);
    else if (key === "ArrowUp" && row) go(table, [index, index - 1], shiftKey);
    else return;
    event.preventDefault();
  };
}

function boxAt(table: HTMLElement, index: number): HTMLElement | null {
  const row = `tr[data-index="${index}"]`;
  return table.querySelector(`${row} input[type="checkbox"]:enabled, ${row} button`);
}

function isText(element: HTMLElement): boolean {
  return element instanceof HTMLInputElement && element.type !== "checkbox";
}
