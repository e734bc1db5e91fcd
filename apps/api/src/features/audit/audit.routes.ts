import { Readable } from "node:stream";
import * as calls from "@footnote/contracts/audit";
import type { Mount } from "../../http/mount.ts";
import { inOrganization } from "../../http/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { exportEvents, listEvents, recordEvent } from "./audit.service.ts";

type Query = {
  action?: string | undefined;
  actor?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export function mountAudit(mount: Mount, app: Has<"db">): void {
  mount(calls.listAuditEvents, ({ caller, query }) =>
    listEvents(inOrganization(app, caller), caller, { ...query, ...readPeriod(query) }),
  );
  mount(calls.exportAuditEvents, async ({ caller, query, reply }) => {
    const inside = inOrganization(app, caller);
    const detail = Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
    await recordEvent(inside.db, { action: "audit.exported", by: caller, detail });
    const day = new Date().toISOString().slice(0, 10);
    reply.type("text/csv; charset=utf-8");
    reply.header("content-disposition", `attachment; filename="audit-events-${day}.csv"`);
    return Readable.from(exportEvents(inside, caller, { ...query, ...readPeriod(query) }));
  });
}

function readPeriod({ from, to }: Query) {
  return { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
}
