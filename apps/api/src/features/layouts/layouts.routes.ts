import * as calls from "@footnote/contracts/document-content";
import type { Mount } from "../../http/mount.ts";
import { namesTag } from "../documents/content.rules.ts";
import { requireStoredDocument } from "../documents/content.service.ts";
import { readLayout } from "./layouts.service.ts";

/** Documents as PDF files, for the viewer. */
export function mountLayouts(mount: Mount): void {
  mount(calls.getFileLayout, async ({ app, caller, params, request, reply }) => {
    const document = await requireStoredDocument(app, caller, params.id);
    const etag = `"${document.sha256}-layout"`;
    reply.headers({ etag, "cache-control": "private, no-cache" });
    if (namesTag(request.headers["if-none-match"], etag)) {
      reply.status(304);
      return null;
    }
    const bytes = await readLayout(app, caller, document);
    reply.headers({
      "content-type": "application/pdf",
      "content-disposition": "attachment",
      "content-security-policy": "sandbox",
      "x-content-type-options": "nosniff",
    });
    return bytes;
  });
}
