import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTitle } from "../../shared/use-title.ts";
import { useRefreshConversations } from "./api.ts";
import styles from "./chat-page.module.css";
import { ChatWelcome } from "./components/chat-welcome.tsx";
import { Composer } from "./components/composer.tsx";
import { ConversationSidebar } from "./components/conversation-sidebar.tsx";
import { ScopePill } from "./components/scope-pill.tsx";
import { TranscriptView } from "./components/transcript-view.tsx";
import { useArrivalQuestion } from "./use-arrival-question.ts";
import { useCurrentFolder } from "./use-current-folder.ts";
import { useSearchFolders } from "./use-search-folders.ts";
import { useThread } from "./use-thread.ts";

// Opened rarely, and half as large as all the rest of this page.
const ScopeDialog = lazy(async () => {
  const { ScopeDialog: component } = await import("./components/scope-dialog.tsx");
  return { default: component };
});

const focusDelayMs = 50;

export default function ChatPage() {
  const scope = useSearchFolders();
  const { thread, send, startOver, toggleTool } = useThread(scope.ids);
  const refreshConversations = useRefreshConversations();
  const [choosing, setChoosing] = useState<"never" | "open" | "closed">("never");
  const input = useRef<HTMLTextAreaElement>(null);
  useTitle("Chat");

  const changeFolder = useCallback(() => {
    startOver();
    refreshConversations();
  }, [startOver, refreshConversations]);
  const { hasFolder, loading } = useCurrentFolder(changeFolder);
  useArrivalQuestion(hasFolder, (text) => void send(text));

  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus(), focusDelayMs);
    return () => clearTimeout(timer);
  }, []);

  function beginNewChat() {
    startOver();
    setTimeout(() => input.current?.focus(), focusDelayMs);
  }

  const busy = thread.phase.name !== "idle";
  const empty = thread.entries.length === 0 && thread.phase.name === "idle";
  return (
    <div className={styles.page}>
      <ConversationSidebar
        activeId={thread.conversationId}
        newChatDisabled={busy || !hasFolder}
        onNewChat={beginNewChat}
      />
      <section className={styles.main} aria-label="Chat" data-empty={empty || undefined}>
        {!empty && <h1 className="visually-hidden">Chat</h1>}
        {empty ? (
          <ChatWelcome noFolder={!loading && !hasFolder} tree={scope.tree.data} />
        ) : (
          <TranscriptView thread={thread} onRetry={(text) => void send(text, true)} />
        )}
        <Composer
          ref={input}
          placeholder={empty ? "Ask anything..." : "Message Assistant..."}
          tools={thread.tools}
          blocked={busy || !hasFolder}
          scope={
            <ScopePill ids={scope.ids} tree={scope.tree.data} onOpen={() => setChoosing("open")} />
          }
          onToggleTool={toggleTool}
          onSend={(text) => void send(text)}
        />
      </section>
      {choosing !== "never" && (
        <Suspense>
          <ScopeDialog
            open={choosing === "open"}
            ids={scope.ids}
            tree={scope.tree}
            onSave={scope.store}
            onClose={() => setChoosing("closed")}
          />
        </Suspense>
      )}
    </div>
  );
}
