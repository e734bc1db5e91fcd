import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { FileFilter } from "./filters/file-filter.ts";
import { parseFilter } from "./filters/file-filter.ts";
import type { Order } from "./listing/list-order.ts";
import { parseOrder } from "./listing/list-order.ts";

/** The state of the database page that its address contains: folder, search, order and filter. */
export function useDatabaseAddress() {
  const [params, setParams] = useSearchParams();
  const set = (values: Record<string, string>, { replace }: { replace: boolean }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  const [type, state, added] = [params.get("type"), params.get("state"), params.get("added")];
  const filter = useMemo(() => parseFilter({ type, state, added }), [type, state, added]);
  return {
    folderId: params.get("folder"),
    order: parseOrder(params.get("sort")),
    search: params.get("search") ?? "",
    filter,
    // These two add no entry to the history; a filter does, so that back leads to the whole list.
    setOrder: (order: Order) => set({ sort: order ?? "" }, { replace: true }),
    setSearch: (text: string) => set({ search: text }, { replace: true }),
    setFilter: (next: FileFilter) => set(next, { replace: false }),
  };
}
