import * as calls from "@footnote/contracts/chat/conversations";
import type { Mount } from "../../http/mount.ts";
import { attachmentNamed } from "../documents/content.rules.ts";
import {
  deleteConversation,
  getConversationFilters,
  rateAnswer,
  searchConversations,
  updateConversation,
} from "./conversations.service.ts";
import { exportConversation } from "./export/export.service.ts";

/** What a person does with conversations besides asking: each sees and changes only their own. */
export function mountConversations(mount: Mount): void {
  mount(calls.updateConversation, ({ app, caller, params, body }) =>
    updateConversation(app, caller, { id: params.id, changes: body }),
  );
  mount(calls.conversationFilters, ({ app, caller }) => getConversationFilters(app, caller));
  mount(calls.deleteConversation, async ({ app, caller, params }) => {
    await deleteConversation(app, caller, params.id);
    return { message: "Conversation deleted." };
  });
  mount(calls.searchConversations, ({ app, caller, query }) =>
    searchConversations(app, caller, { text: query.q, limit: query.limit }),
  );
  mount(calls.exportConversation, async ({ app, caller, params, query, reply }) => {
    const wanted = { id: params.id, ...query };
    const { fileName, type, content } = await exportConversation(app, caller, wanted);
    reply.headers({
      "content-type": type,
      "content-disposition": attachmentNamed(fileName),
      "cache-control": "private, no-store",
    });
    return content;
  });
  mount(calls.rateAnswer, async ({ app, caller, params, body }) => {
    const { rating, reason = null, comment } = body;
    const feedback = rating && { rating, reason: rating === "down" ? reason : null, comment };
    await rateAnswer(app, caller, { id: params.id, feedback });
    return { feedback };
  });
}
