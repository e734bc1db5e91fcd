import { messageMaxLength } from "@footnote/contracts/limits";
import type { ToolId } from "@footnote/contracts/chat/chat";
import { ArrowUp, FileSearch, Globe, Square } from "lucide-react";
import type { SubmitEvent, KeyboardEvent, ReactNode, RefObject } from "react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import {
  ComposerBox,
  ComposerField,
  ComposerRow,
  Pill,
  RoundButton,
} from "../../../shared/ui/controls/composer-box.tsx";
import { useCapabilities } from "../../../shared/queries.ts";
import { t } from "../messages.ts";
import { useStableCallback } from "../use-stable-callback.ts";
import styles from "./composer.module.css";
import { Dictation } from "../recording/dictation.tsx";
import type { Drafts } from "../thread/drafts.ts";
import { useDraft } from "../thread/use-draft.ts";

type ComposerProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  drafts: Drafts;
  conversationId: string | null;
  placeholder: string;
  tools: readonly ToolId[];
  /** Set while a reply is pending or there is no folder to search: the user can type but not send. */
  blocked: boolean;
  /** Set while the page loads what a question needs: one that is sent now goes as soon as it can. */
  loading: boolean;
  /** Stops the answer that is being written; null if there is no such answer. */
  stop: { pressed: boolean; press: () => void } | null;
  /** Shows which folders are searched. */
  scope: ReactNode;
  onToggleTool: (tool: ToolId) => void;
  onSend: (text: string) => void;
};

const initialHeight = 37;

const toolButtons = [
  { id: "search_file_knowledge", words: "searchDocs", icon: FileSearch },
  { id: "web_search", words: "webSearch", icon: Globe },
] as const;

/** The field for questions: Enter sends, Shift+Enter starts a new line, and the field grows with the text. */
export function Composer(props: ComposerProps) {
  const { ref, drafts, conversationId, placeholder, tools, blocked, loading, stop } = props;
  const { scope, onToggleTool, onSend } = props;
  const { text, write, empty } = useDraft(drafts, conversationId);
  /** The question was sent while the page still loaded. */
  const waiting = useRef(false);
  const { data: capabilities } = useCapabilities();
  // A maxLength attribute would cut the end of a pasted text without a message.
  const length = text.trim().length;
  const tooLong = length > messageMaxLength;
  const complete = length > 0 && !tooLong;
  const sendable = complete && (!blocked || loading);

  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    field.style.height = `${initialHeight}px`;
    if (text !== "") field.style.height = `${Math.max(initialHeight, field.scrollHeight)}px`;
  }, [text, ref]);

  function sendOrWait() {
    waiting.current = sendable && loading;
    if (!sendable || loading) return;
    onSend(text.trim());
    empty();
  }

  const sendWaiting = useEffectEvent(() => {
    if (waiting.current) sendOrWait();
  });
  useEffect(() => {
    if (!loading) sendWaiting();
  }, [loading]);

  function send(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    sendOrWait();
  }

  function change(words: string) {
    write(words);
    // The question is still being written.
    waiting.current = false;
  }

  function sendOnEnter(event: KeyboardEvent) {
    // While an input method composes, Enter accepts its suggestion.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  /** Moves the focus to the field, because the button that has it disappears. */
  function stopAndFocus(press: () => void) {
    press();
    ref.current?.focus();
  }

  // Called long after the recording began: it must not bring back the text of that time.
  const insertTranscript = useStableCallback((words: string) => {
    change(text.trim() === "" ? words : `${text.trimEnd()} ${words}`);
    ref.current?.focus();
  });

  return (
    <ComposerBox label={t.yourQuestion} className={styles.composer} onSubmit={send}>
      <ComposerField
        ref={ref}
        value={text}
        placeholder={placeholder}
        aria-label={t.message}
        className={styles.field}
        aria-invalid={tooLong || undefined}
        onChange={({ target }) => change(target.value)}
        onKeyDown={sendOnEnter}
      />
      {tooLong && (
        <p className={styles.tooLong} role="alert">
          {t.tooLong(messageMaxLength, length)}
        </p>
      )}
      <ComposerRow
        end={
          <>
            <Dictation capability={capabilities?.transcription} onText={insertTranscript} />
            {stop ? (
              <StopButton {...stop} press={() => stopAndFocus(stop.press)} />
            ) : (
              <SendButton disabled={!sendable} />
            )}
          </>
        }
      >
        {toolButtons.map(({ id, words, icon: Icon }) => {
          const missing = capabilities?.[id]?.available === false ? capabilities[id] : null;
          return (
            <Pill
              key={id}
              aria-pressed={tools.includes(id)}
              disabled={missing !== null}
              title={missing?.reason ?? undefined}
              onClick={() => onToggleTool(id)}
            >
              <Icon size={16} aria-hidden="true" />
              {t[words]}
            </Pill>
          );
        })}
        {scope}
      </ComposerRow>
    </ComposerBox>
  );
}

function StopButton({ pressed, press }: { pressed: boolean; press: () => void }) {
  return (
    <RoundButton
      look="filled"
      title={pressed ? t.stopping : t.stop}
      disabled={pressed}
      onClick={press}
    >
      <Square size={14} fill="currentColor" aria-hidden="true" />
    </RoundButton>
  );
}

function SendButton({ disabled }: { disabled: boolean }) {
  return (
    <RoundButton type="submit" look="filled" title={t.send} disabled={disabled}>
      <ArrowUp size={18} aria-hidden="true" />
    </RoundButton>
  );
}
