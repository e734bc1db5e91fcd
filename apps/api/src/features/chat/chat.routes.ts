import { answerEvents, stopAnswer } from "@footnote/contracts/chat/answer-stream";
import * as calls from "@footnote/contracts/chat/chat";
import { explainSearch } from "@footnote/contracts/chat/explain";
import { groupsOf, groupsOfQuery } from "@footnote/contracts/chat/search-filters";
import { suggestedQuestions } from "@footnote/contracts/chat/suggested-questions";
import { EventStream, lastEventId, wantsEvents } from "../../http/event-stream.ts";
import type { Mount } from "../../http/mount.ts";
import { explainQuestion } from "../agent/agent.service.ts";
import { suggestQuestions } from "../agent/suggested-questions.service.ts";
import { listConversations, readConversation } from "./chat.service.ts";
import { followRun, hasMore, readEvents, stopRun } from "./follow.service.ts";
import type { AnswerRuns } from "./runs.service.ts";
import { showVersion } from "./versions/versions.service.ts";

export function mountChat(mount: Mount, runs: AnswerRuns): void {
  mount(calls.agentMessage, async ({ app, caller, body, request }) => {
    const { run, ended } = await runs.start(app, caller, {
      text: body.message,
      conversationId: body.conversation_id ?? null,
      replaces: body.replaces_message_id ?? null,
      tools: body.rag_tools ?? [],
      chosen: groupsOf(body.search_settings),
      model: body.model ?? null,
    });
    if (wantsEvents(request)) {
      const from = { runId: run.id, after: 0, published: runs.publishedEvents(run.id) };
      return new EventStream((gone) => followRun(app, caller, { ...from, gone }));
    }
    return { results: { conversation_id: run.conversationId, messages: [await ended] } };
  });
  mount(calls.recentConversations, ({ app, caller, query }) =>
    listConversations(app, caller, { archived: query.archived === "true", tag: query.tag }),
  );
  mount(calls.conversationHistory, ({ app, caller, params }) =>
    readConversation(app, caller, params.id),
  );
  mount(calls.showVersion, async ({ app, caller, params }) =>
    readConversation(app, caller, await showVersion(app, caller, params.id)),
  );
  mount(explainSearch, ({ app, caller, query, request }) =>
    explainQuestion(app, caller, {
      text: query.q,
      chosen: groupsOfQuery(query),
      signal: request.signal,
    }),
  );
  mount(suggestedQuestions, async ({ app, caller, query, request }) => ({
    questions: await suggestQuestions(app, caller, {
      chosen: groupsOfQuery(query),
      language: query.language,
      signal: request.signal,
    }),
  }));
  mountRuns(mount, runs);
}

function mountRuns(mount: Mount, runs: AnswerRuns): void {
  mount(answerEvents, async ({ app, caller, params, query, request }) => {
    const from = { runId: params.id, after: lastEventId(request, query.after) };
    if (!wantsEvents(request)) return readEvents(app, caller, from);
    if (!(await hasMore(app, caller, from))) return new EventStream(null);
    const published = runs.publishedEvents(params.id);
    return new EventStream((gone) => followRun(app, caller, { ...from, published, gone }));
  });
  mount(stopAnswer, ({ app, caller, params }) => stopRun(app, caller, params.id));
}
