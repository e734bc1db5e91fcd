import { showPicture } from "@footnote/contracts/pictures";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { getPicture } from "./pictures.service.ts";

/** Opened as a page, a picture may run nothing; a new one has a new address, so this one may be kept. */
const headers = {
  "content-security-policy": "default-src 'none'; sandbox",
  "content-disposition": "inline",
  "cache-control": "private, max-age=31536000, immutable",
};

export function mountPictures(mount: Mount, app: Has<"db">): void {
  mount(showPicture, async ({ params, reply }) => {
    const { mediaType, bytes } = await getPicture(app, params.id);
    reply.headers(headers).type(mediaType);
    return Buffer.from(bytes);
  });
}
