import type {
  ComputableRow,
  ComputableTable,
} from "@footnote/extraction/computable/computable-table";
import type { ExtractionEvent } from "@footnote/extraction/extraction-event";

type Gathered = { outline: ComputableTable; parts: ComputableRow[][] };

/** Gathers the tables of a document from the events of its extraction. */
export function gatherTables() {
  const found: Gathered[] = [];
  return {
    found,
    take(event: ExtractionEvent): void {
      if (event.type === "table") found.push({ outline: event.table, parts: [] });
      if (event.type === "table-rows") found.at(-1)?.parts.push(event.rows);
    },
  };
}
