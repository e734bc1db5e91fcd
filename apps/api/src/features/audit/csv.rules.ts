import type { AuditEvent } from "@footnote/contracts/audit";
import { toCsvLine } from "../../platform/csv-line.ts";

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

export const eventsHead = toCsvLine(columns.map(([title]) => title));

export function toEventLine(event: AuditEvent): string {
  return toCsvLine(columns.map(([, valueOf]) => valueOf(event)));
}
