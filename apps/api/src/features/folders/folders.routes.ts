import * as calls from "@footnote/contracts/folders";
import { readListing, setPageHeaders } from "../../http/listing.ts";
import type { Mount } from "../../http/mount.ts";
import { inOrganization } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { createFolder, listFolders, listFolderTree } from "./folders.service.ts";
import { listFoldersAs } from "./listing.service.ts";
import { renameFolder } from "./placing.service.ts";

// Deleting and moving folders concerns documents too: those calls are mounted with them.
export function mountFolders(mount: Mount, app: Has<"db">): void {
  mount(calls.listFolders, async ({ caller, query, reply }) => {
    const { parent_collection_id: parentId, ...asked } = query;
    const own = inOrganization(app, caller);
    const listing = readListing(asked, "created_at");
    if (!listing) return listFolders(own, caller, parentId);
    const { folders, ...page } = await listFoldersAs(own, caller, { parentId, listing });
    setPageHeaders(reply, page);
    return folders;
  });
  mount(calls.listAllFolders, ({ caller }) => listFolderTree(inOrganization(app, caller), caller));
  mount(calls.createFolder, ({ caller, body }) =>
    createFolder(inOrganization(app, caller), caller, {
      name: body.name,
      parentId: body.parent_collection_id ?? null,
    }),
  );
  mount(calls.renameFolder, ({ caller, params, body }) =>
    renameFolder(inOrganization(app, caller), caller, {
      id: params.id,
      name: body.name,
      from: body.previous_name,
    }),
  );
}
