import { answerEvents, stopAnswer } from "@footnote/contracts/chat/answer-stream";
import * as calls from "@footnote/contracts/chat/chat";
import { foldersOf } from "@footnote/contracts/chat/search-filters";
import { EventStream, lastEventId, wantsEvents } from "../../http/event-stream.ts";
import type { Mount } from "../../http/mount.ts";
import { inOrganization } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { listConversations, readConversation } from "./chat.service.ts";
import { followRun, hasMore, readEvents, stopRun } from "./follow.service.ts";
import type { AnswerRuns } from "./runs.service.ts";

type ChatApp = Has<"db" | "notifications">;

export function mountChat(mount: Mount, app: ChatApp, runs: AnswerRuns): void {
  mount(calls.agentMessage, async ({ caller, body, request }) => {
    const { run, ended } = await runs.begin(caller, {
      text: body.message,
      conversationId: body.conversation_id ?? null,
      replaces: body.replaces_message_id ?? null,
      tools: body.rag_tools ?? [],
      folders: foldersOf(body.search_settings),
    });
    if (wantsEvents(request)) {
      const own = inOrganization(app, caller);
      const from = { runId: run.id, after: 0, told: runs.told(run.id) };
      return new EventStream((gone) => followRun(own, caller, { ...from, gone }));
    }
    return { results: { conversation_id: run.conversationId, messages: [await ended] } };
  });
  mount(calls.recentConversations, ({ caller }) =>
    listConversations(inOrganization(app, caller), caller),
  );
  mount(calls.conversationHistory, ({ caller, params }) =>
    readConversation(inOrganization(app, caller), caller, params.id),
  );
  mountRuns(mount, app, runs);
}

function mountRuns(mount: Mount, app: ChatApp, runs: AnswerRuns): void {
  mount(answerEvents, async ({ caller, params, query, request }) => {
    const own = inOrganization(app, caller);
    const from = { runId: params.id, after: lastEventId(request, query.after) };
    if (!wantsEvents(request)) return readEvents(own, caller, from);
    if (!(await hasMore(own, caller, from))) return new EventStream(null);
    const told = runs.told(params.id);
    return new EventStream((gone) => followRun(own, caller, { ...from, told, gone }));
  });
  mount(stopAnswer, ({ caller, params }) =>
    stopRun(inOrganization(app, caller), caller, params.id),
  );
}
