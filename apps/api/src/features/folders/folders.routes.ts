import * as calls from "@footnote/contracts/folders";
import { readListing, setPageHeaders } from "../../http/listing.ts";
import type { Mount } from "../../http/mount.ts";
import { readWholeList } from "../../platform/whole-lists.ts";
import { createFolder, listFolders } from "./folders.service.ts";
import { listFoldersAs, listUppermostFolders } from "./listing.service.ts";
import { renameFolder } from "./placing.service.ts";

// Deleting and moving folders concerns documents too: those calls are mounted with them.
export function mountFolders(mount: Mount): void {
  mount(calls.listFolders, async ({ app, caller, query, reply }) => {
    const { parent_collection_id: parentId, ...asked } = query;
    const listing = readListing(asked, "created_at");
    if (!listing) return readWholeList(caller, () => listFolders(app, caller, parentId));
    const { folders, ...page } = await listFoldersAs(app, caller, { parentId, listing });
    setPageHeaders(reply, page);
    return folders;
  });
  mount(calls.listAllFolders, ({ app, caller }) => listUppermostFolders(app, caller));
  mount(calls.createFolder, ({ app, caller, body }) =>
    createFolder(app, caller, {
      name: body.name,
      parentId: body.parent_collection_id ?? null,
    }),
  );
  mount(calls.renameFolder, ({ app, caller, params, body }) =>
    renameFolder(app, caller, {
      id: params.id,
      name: body.name,
      from: body.previous_name,
    }),
  );
}
