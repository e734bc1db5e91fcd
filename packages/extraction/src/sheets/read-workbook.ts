import type { Package } from "../office/open-main-part.ts";
import { visitXml } from "../office/read-xml.ts";

/** A sheet as the workbook lists it. */
export type SheetEntry = {
  name: string;
  part: string;
  hidden: boolean;
  /** It has a filter: rows that the filter leaves out are not hidden text. */
  filtered: boolean;
};

/** A chart sheet holds a chart and no cells. */
const sheetTypes = /^(?:work|chart)sheet$/;

export async function readWorkbook({
  parts,
  main,
  relationships,
}: Package): Promise<{ sheets: SheetEntry[]; date1904: boolean }> {
  const sheets: SheetEntry[] = [];
  const filtered = new Set<number>();
  let date1904 = false;
  await visitXml(parts.read(main), (event) => {
    if (event.type !== "open") return;
    const { name = "", state = "", localSheetId, "r:id": id } = event.attributes;
    if (event.name === "s:workbookPr")
      date1904 = /^(?:1|true)$/.test(event.attributes["date1904"] ?? "");
    if (event.name === "s:definedName" && name === "_xlnm._FilterDatabase") {
      filtered.add(Number(localSheetId));
    }
    if (event.name !== "s:sheet") return;
    const target = relationships.find((one) => one.id === id && sheetTypes.test(one.type));
    const part = target !== undefined && parts.has(target.part) ? target.part : "";
    sheets.push({ name, part, hidden: /hidden/i.test(state), filtered: false });
  });
  const all = sheets.map((sheet, at) => ({ ...sheet, filtered: filtered.has(at) }));
  return { sheets: all.filter(({ part }) => part !== ""), date1904 };
}
