import { useEffect, useRef } from "react";
import { SourceList } from "../../../../shared/ui/sources/source-list.tsx";
import { SourceMark } from "../../../../shared/ui/sources/source-mark.tsx";
import { TypingIndicator } from "../../../../shared/ui/feedback/typing-indicator.tsx";
import { useOpenedSources } from "../../../../shared/ui/sources/use-opened-sources.ts";
import type { DemoMessage } from "../conversations.ts";
import type { DemoPiece } from "../demo-text.ts";
import { previewSource, parseDemoText } from "../demo-text.ts";
import { t } from "../messages.ts";
import styles from "./demo-transcript.module.css";

type DemoTranscriptProps = { messages: readonly DemoMessage[]; typing: boolean };

/** What has been played of a conversation. */
export function DemoTranscript({ messages, typing }: DemoTranscriptProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useScrollToLatest(scroller, messages.length, typing);
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.column}>
        {messages.map((message) =>
          message.role === "user" ? (
            <article
              key={message.text}
              className={styles.question}
              data-role="user"
              aria-label={t.you}
            >
              {message.text}
            </article>
          ) : (
            <Answer key={message.text} message={message} />
          ),
        )}
        {typing && <TypingIndicator />}
      </div>
    </div>
  );
}

/** Only the frame scrolls, never the page around it: to the end, or after an answer to its question. */
function useScrollToLatest(
  scroller: { current: HTMLDivElement | null },
  count: number,
  typing: boolean,
) {
  useEffect(() => {
    const frame = scroller.current;
    if (!frame || count === 0) return;
    const question = [...frame.querySelectorAll<HTMLElement>('[data-role="user"]')].at(-1);
    const answered = count % 2 === 0 && !typing;
    frame.scrollTo({ top: answered && question ? question.offsetTop - 20 : frame.scrollHeight });
  }, [scroller, count, typing]);
}

function Answer({ message: { text, sources } }: { message: DemoMessage }) {
  const { opened, getElementId, toggle, reveal } = useOpenedSources();
  const named = sources.map((source) => ({ ...source, name: source.filename }));

  function show({ kind, text: words, at }: DemoPiece) {
    if (kind === "text") return words;
    if (kind === "bold") return <strong key={at}>{words}</strong>;
    const source = named.find(({ id }) => id === words);
    if (!source) return null;
    const preview = previewSource(source);
    return (
      <SourceMark
        key={at}
        source={{ ...source, name: preview.name }}
        elementId={getElementId(source.id)}
        preview={preview.text}
        onReveal={reveal}
      />
    );
  }

  return (
    <article className={styles.answer} aria-label={t.assistant}>
      <div className={styles.text}>
        {parseDemoText(text).map(({ at, pieces }) => (
          <p key={at}>{pieces.map(show)}</p>
        ))}
      </div>
      <SourceList sources={named} opened={opened} getElementId={getElementId} onToggle={toggle}>
        {({ chunk }) => <p>{chunk}</p>}
      </SourceList>
    </article>
  );
}
