import * as calls from "@footnote/contracts/folders";
import type { Mount } from "../../http/mount.ts";
import { inOrganization } from "../../http/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { createFolder, listFolders, listFolderTree } from "./folders.service.ts";

// Deleting a folder deletes documents too: it is mounted with them.
export function mountFolders(mount: Mount, app: Has<"db">): void {
  mount(calls.listFolders, ({ caller, query }) =>
    listFolders(inOrganization(app, caller), caller, query.parent_collection_id),
  );
  mount(calls.listAllFolders, ({ caller }) => listFolderTree(inOrganization(app, caller), caller));
  mount(calls.createFolder, ({ caller, body }) =>
    createFolder(inOrganization(app, caller), caller, {
      name: body.name,
      parentId: body.parent_collection_id ?? null,
    }),
  );
}
