import { renameFile as renameFileCall } from "@footnote/contracts/documents";
import * as calls from "@footnote/contracts/library";
import type { Mount } from "../../http/mount.ts";
import { deleteEntries } from "./bulk-deletion.service.ts";
import { listRecentFiles, searchEntries } from "./listing.service.ts";
import { moveEntries, renameFile } from "./moving.service.ts";

/** The calls about files and folders together. */
export function mountLibrary(mount: Mount): void {
  mount(renameFileCall, ({ app, caller, params, body }) =>
    renameFile(app, caller, {
      id: params.id,
      name: body.name,
      from: body.previous_name,
    }),
  );
  mount(calls.moveEntries, async ({ app, caller, body }) => {
    const items = body.items.map(({ kind, id, parent_collection_id: from }) => ({
      kind,
      id,
      from,
    }));
    const targetId = body.target_collection_id;
    await moveEntries(app, caller, { items, targetId });
    return { message: "Moved.", moved: items.length };
  });
  mount(calls.deleteEntries, async ({ app, caller, body }) => {
    const { items, delete_documents: withDocuments } = body;
    return { results: await deleteEntries(app, caller, { items, withDocuments }) };
  });
  mount(calls.searchEntries, ({ app, caller, query }) =>
    searchEntries(app, caller, {
      search: query.search,
      limit: query.limit,
      cursor: query.cursor,
      filter: { type: query.type, state: query.state, createdAfter: query.created_after },
    }),
  );
  mount(calls.recentFiles, ({ app, caller, query }) => listRecentFiles(app, caller, query.limit));
}
