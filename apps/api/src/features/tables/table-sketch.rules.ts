import type { NamedTable } from "./table-names.rules.ts";

const [valuesShown, longestValue, columnsShown] = [8, 60, 60];

/** Describes a table for a model: its names in SQL, those in the sheet, and a few values. */
export function sketchTable(table: NamedTable): string {
  const { outline, filename, name, columns } = table;
  const sheet = outline.sheet === "" ? "" : `, sheet ${quote(outline.sheet)}`;
  const title = outline.title === null ? "" : `, under ${quote(outline.title)}`;
  const totals =
    outline.totals > 0 ? ` ${outline.totals} rows of totals stand in ${name}_totals.` : "";
  const large = outline.tooLarge ? " It is too large to be computed with: say so." : "";
  const lines = columns.slice(0, columnsShown).map((column) => {
    const unit = column.unit === null ? "" : ` in ${column.unit}`;
    const unread = column.unread > 0 ? `, ${column.unread} cells without` : "";
    const values = (column.values ?? column.sample).slice(0, valuesShown).map(quote).join(", ");
    return `- ${column.sqlName}: ${column.type}${unit}${unread}, headed ${quote(column.name)}${values === "" ? "" : `; such as ${values}`}`;
  });
  const more =
    columns.length > columnsShown ? [`- and ${columns.length - columnsShown} more columns`] : [];
  return [
    `Table ${name}: ${quote(filename)}${sheet}${title}, cells ${outline.range}, ${outline.rows} rows.${totals}${large}`,
    ...lines,
    ...more,
  ].join("\n");
}

function quote(value: string | number | null): string {
  const text = typeof value !== "string" ? String(value) : value.replaceAll(/["\s]+/g, " ");
  const short =
    text.length > longestValue ? `${text.slice(0, longestValue).toWellFormed()}…` : text;
  return typeof value === "number" ? short : `"${short}"`;
}
