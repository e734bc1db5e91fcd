import * as calls from "@footnote/contracts/chat";
import type { BodyOf } from "@footnote/contracts/endpoint";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { ask, listConversations, readConversation } from "./chat.service.ts";

export function mountChat(mount: Mount, app: Has<"db" | "models" | "log">): void {
  mount(calls.agentMessage, async ({ caller, body }) => ({
    results: await ask(app, caller, {
      text: body.message,
      conversationId: body.conversation_id ?? null,
      tools: body.rag_tools ?? [],
      folderIds: readFolderIds(body.search_settings),
    }),
  }));
  mount(calls.recentConversations, ({ caller }) => listConversations(app, caller));
  mount(calls.conversationHistory, ({ caller, params }) =>
    readConversation(app, caller, params.id),
  );
}

/** The chosen folders of both accepted forms; null when none are chosen. */
function readFolderIds(settings: BodyOf<typeof calls.agentMessage>["search_settings"]) {
  const filters = settings && "filters" in settings ? settings.filters : settings;
  return filters?.collection_ids?.$overlap ?? null;
}
