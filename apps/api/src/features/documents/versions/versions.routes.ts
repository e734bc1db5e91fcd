import * as calls from "@footnote/contracts/documents";
import type { Mount } from "../../../http/mount.ts";
import { findSameNamed, listVersions } from "./versions.service.ts";

/** The calls about the versions of documents. */
export function mountVersions(mount: Mount): void {
  mount(calls.findSameNamed, async ({ app, caller, body }) => {
    const { collection_id: folderId, names } = body;
    return { files: await findSameNamed(app, caller, { folderId, names }) };
  });
  mount(calls.listVersions, ({ app, caller, params }) => listVersions(app, caller, params.id));
}
