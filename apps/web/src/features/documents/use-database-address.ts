import { useSearchParams } from "react-router-dom";
import type { Order } from "./listing/list-order.ts";
import { parseOrder } from "./listing/list-order.ts";

/** The state of the database page that its address contains: folder, search and order. */
export function useDatabaseAddress() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      // Neither adds an entry to the history.
      { replace: true },
    );
  return {
    folderId: params.get("folder"),
    order: parseOrder(params.get("sort")),
    search: params.get("search") ?? "",
    setOrder: (order: Order) => set("sort", order ?? ""),
    setSearch: (text: string) => set("search", text),
  };
}
