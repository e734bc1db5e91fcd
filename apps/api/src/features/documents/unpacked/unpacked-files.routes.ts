import { listUnpackedFiles as listCall } from "@footnote/contracts/unpacked-files";
import type { Mount } from "../../../http/mount.ts";
import { listUnpackedFiles } from "./unpacked-files.service.ts";

/** The call about the files within documents. */
export function mountUnpackedFiles(mount: Mount): void {
  mount(listCall, ({ app, caller, params }) => listUnpackedFiles(app, caller, params.id));
}
