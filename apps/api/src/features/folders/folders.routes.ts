import * as calls from "@footnote/contracts/folders";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { createFolder, listFolders, listFolderTree } from "./folders.service.ts";

// Deleting a folder deletes documents too: it is mounted with them.
export function mountFolders(mount: Mount, app: Has<"db">): void {
  mount(calls.listFolders, ({ caller, query }) =>
    listFolders(app, caller, query.parent_collection_id),
  );
  mount(calls.listAllFolders, ({ caller }) => listFolderTree(app, caller));
  mount(calls.createFolder, ({ caller, body }) =>
    createFolder(app, caller, { name: body.name, parentId: body.parent_collection_id ?? null }),
  );
}
