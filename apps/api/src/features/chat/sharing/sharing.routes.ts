import * as calls from "@footnote/contracts/chat/sharing";
import type { FastifyReply } from "fastify";
import type { Mount } from "../../../http/mount.ts";
import type { Has } from "../../../platform/app.ts";
import { readAsAnyone, readAsMember } from "./reading-shared.service.ts";
import { listShares, revokeShare, shareConversation } from "./sharing.service.ts";

export function mountSharing(mount: Mount, installation: Has<"db" | "config">): void {
  mount(calls.shareConversation, ({ app, caller, params, body, reply }) => {
    keepPrivate(reply);
    const { audience, days } = body;
    return shareConversation(app, caller, {
      conversationId: params.id,
      audience,
      days: days ?? null,
    });
  });
  mount(calls.listShares, ({ app, caller }) => listShares(app, caller));
  mount(calls.revokeShare, async ({ app, caller, params }) => {
    await revokeShare(app, caller, params.id);
    return { message: "Link revoked." };
  });
  mount(calls.readSharedConversation, ({ app, caller, body, reply }) => {
    keepPrivate(reply);
    return readAsMember(app, caller, { token: body.token, installation });
  });
  mount(calls.readPublicConversation, ({ body, reply }) => {
    keepPrivate(reply);
    return readAsAnyone(installation, body.token);
  });
}

/** Neither caches nor search engines keep what is shared. */
function keepPrivate(reply: FastifyReply): void {
  reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
}
