import type {
  ComputableRow,
  ComputableTable,
} from "@footnote/extraction/computable/computable-table";
import type { ExtractionEvent } from "@footnote/extraction/extraction-event";

type CollectedTable = { outline: ComputableTable; parts: ComputableRow[][] };

/** Collects the tables of a document from the events of its extraction. */
export function collectTables() {
  const found: CollectedTable[] = [];
  return {
    found,
    take(event: ExtractionEvent): void {
      if (event.type === "table") found.push({ outline: event.table, parts: [] });
      if (event.type === "table-rows") found.at(-1)?.parts.push(event.rows);
    },
  };
}
