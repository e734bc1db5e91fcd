import * as calls from "@footnote/contracts/chat";
import { foldersOf } from "@footnote/contracts/search-filters";
import type { Mount } from "../../http/mount.ts";
import { inOrganization } from "../../http/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { ask, listConversations, readConversation } from "./chat.service.ts";

export function mountChat(mount: Mount, app: Has<"db" | "models" | "log">): void {
  mount(calls.agentMessage, async ({ caller, body }) => ({
    results: await ask(inOrganization(app, caller), caller, {
      text: body.message,
      conversationId: body.conversation_id ?? null,
      tools: body.rag_tools ?? [],
      folders: foldersOf(body.search_settings),
    }),
  }));
  mount(calls.recentConversations, ({ caller }) =>
    listConversations(inOrganization(app, caller), caller),
  );
  mount(calls.conversationHistory, ({ caller, params }) =>
    readConversation(inOrganization(app, caller), caller, params.id),
  );
}
