import type { XmlEvent } from "../office/read-xml.ts";

type Field = { chosen: string | undefined; preset: string | undefined; entries: string[] };

/** Gives what a form's box or list shows, once it has passed: whether the box is ticked, and what was chosen. */
export function startFormFields(): (event: XmlEvent) => string {
  let field: Field | undefined;
  return (event) => {
    if (event.type === "text") return "";
    if (event.name === "w:checkBox" || event.name === "w:ddList") {
      const done = field;
      const fresh = { chosen: undefined, preset: undefined, entries: [] };
      field = event.type === "open" ? fresh : undefined;
      return event.type === "open" || done === undefined ? "" : show(event.name, done);
    }
    if (event.type === "open" && field !== undefined) read(field, event.name, event.attributes);
    return "";
  };
}

function read(field: Field, name: string, { val }: Readonly<Record<string, string>>): void {
  if (name === "w:default") field.preset = val ?? "1";
  if (name === "w:checked" || name === "w:result") field.chosen = val ?? "1";
  if (name === "w:listEntry") field.entries.push(val ?? "");
}

function show(name: string, { chosen, preset, entries }: Field): string {
  const value = chosen ?? preset ?? "0";
  if (name === "w:checkBox") return /^(?:1|true|on)$/.test(value) ? "☒" : "☐";
  return entries[Number(value)] ?? "";
}
