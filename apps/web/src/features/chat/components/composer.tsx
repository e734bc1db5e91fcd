import { messageMaxLength } from "@footnote/contracts/limits";
import type { ToolId } from "@footnote/contracts/chat/chat";
import { ArrowUp, Square } from "lucide-react";
import type { SubmitEvent, KeyboardEvent, ReactNode, RefObject } from "react";
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import {
  ComposerBox,
  ComposerField,
  ComposerRow,
  RoundButton,
} from "../../../shared/ui/controls/composer-box.tsx";
import { useCapabilities } from "../../../shared/queries.ts";
import { t } from "../messages.ts";
import { useStableCallback } from "../use-stable-callback.ts";
import styles from "./composer.module.css";
import { Dictation } from "../recording/dictation.tsx";
import { ToolPills } from "./tool-pills.tsx";
import { PickedSources } from "../scope/picked-sources.tsx";
import type { Pick } from "../scope/picks.ts";
import { loadPicker, useMention } from "../scope/use-mention.ts";
import type { Drafts } from "../thread/drafts.ts";
import { useDraft } from "../thread/use-draft.ts";

const SourcePicker = lazy(loadPicker);

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
  /** Shows which model answers, where a member may choose. */
  model: ReactNode;
  /** Shows which folders are searched where nothing is picked. */
  scope: ReactNode;
  /** The folders and files that are picked for the conversation. */
  picks: readonly Pick[];
  onPicksChange: (picks: readonly Pick[]) => void;
  onToggleTool: (tool: ToolId) => void;
  onSend: (text: string) => void;
};

const initialHeight = 37;

/** The field for questions: Enter sends, Shift+Enter starts a new line, and the field grows with the text. */
export function Composer(props: ComposerProps) {
  const { ref, drafts, conversationId, placeholder, tools, blocked, loading, stop } = props;
  const { model, scope, picks, onPicksChange, onToggleTool, onSend } = props;
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

  function addPick({ kind, id, name }: Pick) {
    onPicksChange([...picks.filter((one) => one.id !== id), { kind, id, name }]);
  }
  const mention = useMention({ field: ref, text, write: change, onPick: addPick });

  function handleKey(event: KeyboardEvent) {
    // While an input method composes, Enter accepts its suggestion.
    if (event.nativeEvent.isComposing) return;
    if (mention.press(event)) event.preventDefault();
    else if (event.key === "Enter" && !event.shiftKey) send(event);
  }

  /** The button of what was removed had the focus. */
  function changePicks(next: readonly Pick[]) {
    onPicksChange(next);
    ref.current?.focus();
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
      {mention.picker && (
        <Suspense>
          <SourcePicker {...mention.picker} />
        </Suspense>
      )}
      <PickedSources picks={picks} onChange={changePicks} />
      <ComposerField
        ref={ref}
        value={text}
        placeholder={placeholder}
        aria-label={t.message}
        className={styles.field}
        aria-invalid={tooLong || undefined}
        onChange={({ target }) => change(target.value)}
        onKeyDown={handleKey}
        {...mention.fieldProps}
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
        <ToolPills tools={tools} onToggle={onToggleTool} />
        {model}
        {picks.length === 0 && scope}
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
