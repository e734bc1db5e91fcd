import { useSearchParams } from "react-router-dom";
import type { Order } from "./listing/list-order.ts";
import { parseOrder } from "./listing/list-order.ts";

/** Where the database page is and how it looks, all of which stands in the address. */
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
      // Neither is a place of its own to go back to.
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
