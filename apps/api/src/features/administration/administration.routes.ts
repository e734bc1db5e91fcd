import * as calls from "@footnote/contracts/operator";
import { sendCsv } from "../../http/csv.ts";
import type { Mount } from "../../http/mount.ts";
import type { App } from "../../platform/app.ts";
import { listFailedDocuments, retryFailedDocument } from "./failed-documents.service.ts";
import {
  exportUsage,
  getOrganization,
  listOrganizations,
  setLicense,
} from "./organizations.service.ts";
import { getQueueStates } from "./queues.service.ts";
import { changeUser, listUsers, offerPasswordReset } from "./users.service.ts";

/** Mounts the endpoints of operators; the command line calls the same services. */
export function mountAdministration(mount: Mount, app: App): void {
  mount(calls.listOrganizations, ({ query }) => listOrganizations(app, query));
  mount(calls.describeOrganization, ({ params }) => getOrganization(app, params.id));
  mount(calls.exportOrganizationUsage, async ({ caller, params, query, reply }) => {
    const lines = await exportUsage(app, caller, { id: params.id, days: query.days });
    return sendCsv(reply, "usage", lines);
  });
  mount(calls.setLicense, ({ caller, params, body }) =>
    setLicense(app, caller, { id: params.id, change: body }),
  );
  mount(calls.listUsers, ({ query }) => listUsers(app, query));
  mount(calls.changeUser, ({ caller, params, body }) =>
    changeUser(app, caller, { pk: params.userPk, role: body.role, operates: body.is_operator }),
  );
  mount(calls.offerPasswordReset, async ({ caller, params }) => ({
    reset_url: await offerPasswordReset(app, caller, params.userPk),
  }));
  mount(calls.listFailedDocuments, ({ query: { organization_id: organizationId, ...page } }) =>
    listFailedDocuments(app, { organizationId, ...page }),
  );
  mount(calls.retryFailedDocument, async ({ caller, params }) => {
    await retryFailedDocument(app, caller, params.id);
    return { message: "The document is being processed again." };
  });
  mount(calls.queueStates, () => getQueueStates(app));
}
