import { messageMaxLength } from "@footnote/contracts/limits";
import type { ToolId } from "@footnote/contracts/chat";
import { ArrowUp, FileSearch, Globe } from "lucide-react";
import type { SubmitEvent, KeyboardEvent, ReactNode, RefObject } from "react";
import { useLayoutEffect, useState } from "react";
import styles from "./composer.module.css";

type ComposerProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
  tools: readonly ToolId[];
  /** A reply is pending, or there is no folder to search: writing is possible, sending is not. */
  blocked: boolean;
  /** Shows which folders are searched. */
  scope: ReactNode;
  onToggleTool: (tool: ToolId) => void;
  onSend: (text: string) => void;
};

const initialHeight = 37;

const toolButtons = [
  { id: "search_file_knowledge", label: "Search Docs", icon: FileSearch },
  { id: "web_search", label: "Web Search", icon: Globe },
] as const;

/** Where questions are written: Enter sends, Shift and Enter begin a new line, the field grows with the text. */
export function Composer(props: ComposerProps) {
  const { ref, placeholder, tools, blocked, scope, onToggleTool, onSend } = props;
  const [text, setText] = useState("");
  const sendable = text.trim() !== "" && !blocked;

  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    field.style.height = `${initialHeight}px`;
    if (text !== "") field.style.height = `${Math.max(initialHeight, field.scrollHeight)}px`;
  }, [text, ref]);

  function send(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (!sendable) return;
    onSend(text.trim());
    setText("");
  }

  function sendOnEnter(event: KeyboardEvent) {
    // While an input method composes, Enter accepts its suggestion.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form className={styles.composer} onSubmit={send} aria-label="Your question">
      <div className={styles.box}>
        <textarea
          ref={ref}
          rows={1}
          value={text}
          maxLength={messageMaxLength}
          placeholder={placeholder}
          aria-label="Message"
          className={styles.field}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={sendOnEnter}
        />
        <div className={styles.row}>
          {toolButtons.map(({ id, label, icon: Icon }) => (
            <button
              key={id}
              type="button"
              className={styles.tool}
              aria-pressed={tools.includes(id)}
              onClick={() => onToggleTool(id)}
            >
              <Icon size={16} aria-hidden="true" />
              {label}
            </button>
          ))}
          {scope}
          <button
            type="submit"
            className={styles.send}
            disabled={!sendable}
            aria-label="Send"
            title="Send"
          >
            <ArrowUp size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
    </form>
  );
}
