import * as calls from "@footnote/contracts/chat/conversations";
import type { Mount } from "../../http/mount.ts";
import { inOrganization } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { attachmentNamed } from "../documents/content.rules.ts";
import {
  deleteConversation,
  exportConversation,
  rateAnswer,
  renameConversation,
  searchConversations,
} from "./conversations.service.ts";

/** What a person does with conversations besides asking: each sees and changes only their own. */
export function mountConversations(mount: Mount, app: Has<"db">): void {
  mount(calls.renameConversation, ({ caller, params, body }) =>
    renameConversation(inOrganization(app, caller), caller, { id: params.id, name: body.name }),
  );
  mount(calls.deleteConversation, async ({ caller, params }) => {
    await deleteConversation(inOrganization(app, caller), caller, params.id);
    return { message: "Conversation deleted." };
  });
  mount(calls.searchConversations, ({ caller, query }) =>
    searchConversations(inOrganization(app, caller), caller, { text: query.q, limit: query.limit }),
  );
  mount(calls.exportConversation, async ({ caller, params, reply }) => {
    const { name, markdown } = await exportConversation(
      inOrganization(app, caller),
      caller,
      params.id,
    );
    reply.headers({
      "content-type": "text/markdown; charset=utf-8",
      "content-disposition": attachmentNamed(`${name.replace(/[/\\:*?"<>|]/g, " ")}.md`),
      "cache-control": "private, no-store",
    });
    return markdown;
  });
  mount(calls.rateAnswer, async ({ caller, params, body }) => {
    const { rating, reason = null, comment } = body;
    const feedback = rating && { rating, reason: rating === "down" ? reason : null, comment };
    await rateAnswer(inOrganization(app, caller), caller, { id: params.id, feedback });
    return { feedback };
  });
}
