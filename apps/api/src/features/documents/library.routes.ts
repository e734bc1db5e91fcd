import { renameFile as renameFileCall } from "@footnote/contracts/documents";
import * as calls from "@footnote/contracts/library";
import type { Mount } from "../../http/mount.ts";
import { inOrganization } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { deleteEntries } from "./bulk-deletion.service.ts";
import { listRecentFiles, searchEntries } from "./listing.service.ts";
import { moveEntries, renameFile } from "./moving.service.ts";

/** The calls about files and folders together. */
export function mountLibrary(mount: Mount, app: Has<"db" | "jobs" | "notifications">): void {
  mount(renameFileCall, ({ caller, params, body }) =>
    renameFile(inOrganization(app, caller), caller, {
      id: params.id,
      name: body.name,
      from: body.previous_name,
    }),
  );
  mount(calls.moveEntries, async ({ caller, body }) => {
    const items = body.items.map(({ kind, id, parent_collection_id: from }) => ({
      kind,
      id,
      from,
    }));
    const targetId = body.target_collection_id;
    await moveEntries(inOrganization(app, caller), caller, { items, targetId });
    return { message: "Moved.", moved: items.length };
  });
  mount(calls.deleteEntries, async ({ caller, body }) => {
    const { items, delete_documents: withDocuments } = body;
    const own = inOrganization(app, caller);
    return { results: await deleteEntries(own, caller, { items, withDocuments }) };
  });
  mount(calls.searchEntries, ({ caller, query }) =>
    searchEntries(inOrganization(app, caller), caller, { ...query, cursor: query.cursor }),
  );
  mount(calls.recentFiles, ({ caller, query }) =>
    listRecentFiles(inOrganization(app, caller), caller, query.limit),
  );
}
