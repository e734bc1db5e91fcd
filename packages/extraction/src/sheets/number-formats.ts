import { SSF as untypedFormatter } from "xlsx";
import { visitXml } from "../office/read-xml.ts";
import type { Parts } from "../office/open-parts.ts";

// The library declares its formatter as "any".
const formatter = untypedFormatter as {
  format(code: string | number, value: number, options: { date1904: boolean }): string;
};

/** Shows a number or a date as the cell's style does: 0.5 as "50%", 45000 as "3/15/23". */
export type FormatNumber = (value: number, style: number) => string;

/** Reads the styles; `date1904` is the workbook's other calendar, used on old Macs. */
export async function readNumberFormats(
  parts: Parts,
  part: string | undefined,
  date1904: boolean,
): Promise<FormatNumber> {
  const custom = new Map<number, string>();
  const styles: number[] = [];
  let inCells = false;
  if (part !== undefined) {
    await visitXml(parts.read(part), (event) => {
      if (event.type === "text") return;
      if (event.name === "s:cellXfs") inCells = event.type === "open";
      if (event.type === "close") return;
      const { numFmtId: id = "0", formatCode } = event.attributes;
      if (event.name === "s:numFmt" && formatCode !== undefined) custom.set(Number(id), formatCode);
      if (event.name === "s:xf" && inCells) styles.push(Number(id));
    });
  }
  return (value, style) => {
    const id = styles[style] ?? 0;
    return formatValue(value, custom.get(id) ?? id, date1904);
  };
}

function formatValue(value: number, format: string | number, date1904: boolean): string {
  try {
    return formatter.format(format, value, { date1904 }).trim();
  } catch {
    return String(value); // a format code that no program could have written
  }
}
