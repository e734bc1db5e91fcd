import type { ReactNode } from "react";
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { Banner } from "../../shared/ui/feedback/banner.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { onceConnected } from "../../shared/once-connected.ts";
import { useLoadedWhenIdle } from "../../shared/when-idle.ts";
import { downloadConversation, useRefreshConversations } from "./api.ts";
import styles from "./chat-page.module.css";
import { ChatBeginnings } from "./beginnings/chat-beginnings.tsx";
import { ChatWelcome } from "./components/chat-welcome.tsx";
import { HistoryFailure } from "./components/history-failure.tsx";
import { Composer } from "./components/composer.tsx";
import { ConversationSidebar } from "./conversations/conversation-sidebar.tsx";
import { ScopePill } from "./scope/scope-pill.tsx";
import { ModelPill } from "./models/model-pill.tsx";
import { useChosenModel } from "./models/use-chosen-model.ts";
import type { Entry } from "./thread/entry.ts";
import { t } from "./messages.ts";
import { quoteWords } from "./thread/quote-words.ts";
import {
  type AskAgainOptions,
  BusyContext,
  ThreadActionsContext,
} from "./thread/thread-actions.ts";
import { useDrafts } from "./thread/drafts.ts";
import { useInitialQuestion } from "./thread/use-initial-question.ts";
import { useCurrentFolder } from "./scope/use-current-folder.ts";
import { useInitialFocus } from "./use-initial-focus.ts";
import { useNarrowScreen } from "./use-narrow-screen.ts";
import { chooseSources } from "./scope/searched-sources.ts";
import { useSources } from "./scope/use-sources.ts";
import { useStableCallback } from "./use-stable-callback.ts";
import { isEmpty } from "./thread/transcript.ts";
import { useThread } from "./thread/use-thread.ts";
import { SourcePanel } from "./viewer/source-panel.tsx";
import { useViewedSource } from "./citations/use-viewed-source.ts";

// Loaded on demand: it is opened rarely, and half as large as the rest of this page.
const ScopeDialog = lazy(async () => {
  const { ScopeDialog: component } = await import("./scope/scope-dialog.tsx");
  return { default: component };
});
// It contains a Markdown parser, which is not needed before the first question.
const loadTranscript = () => import("./components/transcript-view.tsx");
const TranscriptView = lazy(async () => {
  const { TranscriptView: component } = await onceConnected(loadTranscript);
  return { default: component };
});
const SourceViewer = lazy(() => import("./viewer/source-viewer.tsx"));

/** The delay after New Chat until the input gets the focus. */
const focusAfterNewChatMs = 50;

/** `documents`: how documents are added, for an empty chat. */
export default function ChatPage({ documents }: { documents: ReactNode }) {
  const { folders, picks, askedFailure, sourcesOf } = useSources();
  const drafts = useDrafts();
  const model = useChosenModel();
  const chat = useThread({ drafts, picks, sourcesOf, model: model.chosen });
  const { thread, send, startOver, toggleTool, stop } = chat;
  const tree = folders.tree.data;
  const picked = picks.of(thread.conversationId);
  const sources = useMemo(() => chooseSources(picked, folders.ids), [picked, folders.ids]);
  const source = useViewedSource(thread.entries);
  const refreshConversations = useRefreshConversations();
  const [choosing, setChoosing] = useState<"never" | "open" | "closed">("never");
  const input = useRef<HTMLTextAreaElement>(null);
  const covered = useNarrowScreen() && source.viewed !== null;
  useTitle(t.title);
  useLoadedWhenIdle(loadTranscript);

  const changeFolder = useCallback(() => {
    startOver();
    refreshConversations();
  }, [startOver, refreshConversations]);
  const { hasFolder, loading } = useCurrentFolder(changeFolder);
  const ask = (text: string) => void send(text);
  useInitialQuestion(hasFolder && !model.loading, ask);

  useInitialFocus(input);

  function beginNewChat() {
    startOver();
    setTimeout(() => input.current?.focus(), focusAfterNewChatMs);
  }

  const { phase } = thread;
  const busy = phase.name !== "idle";
  const empty = isEmpty(thread);
  const actions = useActions(chat, source.open);
  const stoppable = phase.name === "asking" && phase.runId !== null;
  return (
    <div className={styles.page}>
      <div className={styles.sidebar} inert={covered}>
        <ConversationSidebar
          activeId={thread.conversationId}
          newChatDisabled={busy || !hasFolder}
          onNewChat={beginNewChat}
        />
      </div>
      <section
        className={styles.main}
        aria-label={t.chat}
        data-empty={empty || undefined}
        inert={covered}
      >
        {!empty && <h1 className="visually-hidden">{t.chat}</h1>}
        <ThreadActionsContext value={actions}>
          <BusyContext value={busy}>
            {empty ? (
              <ChatWelcome noFolder={!loading && !hasFolder} tree={tree} documents={documents} />
            ) : (
              <Suspense fallback={<div className={styles.room} />}>
                <TranscriptView thread={thread} />
              </Suspense>
            )}
          </BusyContext>
        </ThreadActionsContext>
        <HistoryFailure thread={thread} onRetry={chat.openAgain} input={input} />
        {askedFailure !== "" && <Banner tone="error">{askedFailure}</Banner>}
        <Composer
          ref={input}
          drafts={drafts}
          conversationId={thread.conversationId}
          placeholder={empty ? t.askAnything : t.messageAssistant}
          tools={thread.tools}
          blocked={busy || !hasFolder}
          loading={loading || model.loading || phase.name === "opening"}
          stop={stoppable ? { pressed: phase.stopping, press: stop } : null}
          picks={picked}
          onPicksChange={(next) => picks.store(thread.conversationId, next)}
          model={<ModelPill {...model} />}
          scope={<ScopePill ids={folders.ids} tree={tree} onOpen={() => setChoosing("open")} />}
          onToggleTool={toggleTool}
          onSend={ask}
        />
        {empty && hasFolder && <ChatBeginnings sources={sources} tree={tree} onAsk={ask} />}
      </section>
      {source.viewed && (
        <SourcePanel onClose={source.close}>
          <SourceViewer viewed={source.viewed} onMove={source.move} onClose={source.close} />
        </SourcePanel>
      )}
      {choosing !== "never" && (
        <Suspense>
          <ScopeDialog
            open={choosing === "open"}
            ids={folders.ids}
            onSave={folders.store}
            onClose={() => setChoosing("closed")}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The actions of messages. Their identities are stable, so that they cause no message to render again. */
function useActions(
  { thread, send, showVersion: switchTo, rateEntry }: ReturnType<typeof useThread>,
  open: ReturnType<typeof useViewedSource>["open"],
) {
  const { entries, conversationId } = thread;
  const openSource = useStableCallback(open);
  const askAgain = useStableCallback((answer: Entry, options: AskAgainOptions = {}) => {
    const { quoted = [], model } = options;
    const at = entries.findIndex(({ key }) => key === answer.key);
    const question = entries.slice(0, at).findLast(({ role }) => role === "user");
    // An answer's id also identifies its question.
    const id = question?.id ?? answer.id;
    if (!question) return;
    const replaced = { key: question.key, id };
    void send(quoteWords(question.text, quoted), { replaced, model });
  });
  const searchAllFolders = useStableCallback((answer: Entry) => {
    const at = entries.findIndex(({ key }) => key === answer.key);
    const question = entries.slice(0, at).findLast(({ role }) => role === "user");
    if (question) void send(question.text, { everywhere: true });
  });
  const ask = useStableCallback((question: string) => void send(question));
  const wasAsked = useStableCallback((question: string) =>
    entries.some(({ role, text }) => role === "user" && text === question),
  );
  const edit = useStableCallback((question: Entry, text: string) => {
    const at = entries.findIndex(({ key }) => key === question.key);
    const id = question.id ?? entries[at + 1]?.id ?? null;
    void send(text, { replaced: { key: question.key, id } });
  });
  const showVersion = useStableCallback((entry: Entry, versionId: string) => {
    const at = entries.findIndex(({ key }) => key === entry.key);
    const question = entries.slice(0, at + 1).findLast(({ role }) => role === "user");
    return switchTo(question?.key ?? entry.key, versionId);
  });
  const rate = useStableCallback((answer: Entry, feedback: Entry["feedback"]) =>
    rateEntry({ key: answer.key, id: answer.id ?? "", before: answer.feedback }, feedback),
  );
  const exportConversation = useStableCallback(() => downloadConversation(conversationId ?? ""));
  return useMemo(
    () => ({
      openSource,
      askAgain,
      searchAllFolders,
      ask,
      wasAsked,
      edit,
      showVersion,
      rate,
      exportConversation,
    }),
    [
      openSource,
      askAgain,
      searchAllFolders,
      ask,
      wasAsked,
      edit,
      showVersion,
      rate,
      exportConversation,
    ],
  );
}
