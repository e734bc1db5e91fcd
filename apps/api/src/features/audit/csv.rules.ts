import type { AuditEvent } from "@footnote/contracts/audit";

/** Spreadsheets take the text for UTF-8 only when it says so. */
const byteOrderMark = "\uFEFF";

const columns: readonly (readonly [
  title: string,
  valueOf: (event: AuditEvent) => string | number | null | undefined,
])[] = [
  ["at", ({ at }) => at],
  ["action", ({ action }) => action],
  ["actor_pk", ({ actor }) => actor.pk],
  ["actor_email", ({ actor }) => actor.email],
  ["target_kind", ({ target }) => target?.kind],
  ["target_id", ({ target }) => target?.id],
  ["target_name", ({ target }) => target?.name],
  ["detail", ({ detail }) => (Object.keys(detail).length > 0 ? JSON.stringify(detail) : "")],
  ["client_address", (event) => event.client_address],
  ["request_id", (event) => event.request_id],
  ["id", ({ id }) => id],
];

export const csvHead = byteOrderMark + toLine(columns.map(([title]) => title));

export function toCsvLine(event: AuditEvent): string {
  return toLine(columns.map(([, valueOf]) => String(valueOf(event) ?? "")));
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

/** A name that begins like a formula would be run by a spreadsheet: an apostrophe makes it text. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
