import * as calls from "@footnote/contracts/audit";
import { sendCsv } from "../../http/csv.ts";
import type { Mount } from "../../http/mount.ts";
import { exportEvents, listEvents, recordEvent } from "./audit.service.ts";

type Query = {
  action?: string | undefined;
  actor?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export function mountAudit(mount: Mount): void {
  mount(calls.listAuditEvents, ({ app, caller, query }) =>
    listEvents(app, caller, { ...query, ...readPeriod(query) }),
  );
  mount(calls.exportAuditEvents, async ({ app, caller, query, reply }) => {
    const detail = Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
    await recordEvent(app.db, { action: "audit.exported", by: caller, detail });
    const events = exportEvents(app, caller, { ...query, ...readPeriod(query) });
    return sendCsv(reply, "audit-events", events);
  });
}

function readPeriod({ from, to }: Query) {
  return { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
}
