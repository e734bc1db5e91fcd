import { ArrowUp, FileSearch, Globe, Mic } from "lucide-react";
import type { KeyboardEvent, SubmitEvent } from "react";
import { useState } from "react";
import styles from "./demo-composer.module.css";

type DemoComposerProps = {
  /** The question that waits to be sent; "" when none does. */
  text: string;
  /** Nothing is on the page yet. */
  empty: boolean;
  onSend: () => void;
};

const tools = [
  { label: "Search Docs", icon: FileSearch },
  { label: "Web Search", icon: Globe },
];

/** Looks like the place where questions are written; its text is given, to be sent or not. */
export function DemoComposer({ text, empty, onSend }: DemoComposerProps) {
  const [chosen, setChosen] = useState<readonly string[]>(["Search Docs"]);
  const sendable = text !== "";

  function send(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (sendable) onSend();
  }

  function toggle(label: string) {
    setChosen(
      chosen.includes(label) ? chosen.filter((other) => other !== label) : [...chosen, label],
    );
  }

  return (
    <form className={styles.composer} onSubmit={send} aria-label="The demo's question">
      <div className={styles.box}>
        <textarea
          readOnly
          rows={1}
          value={text}
          placeholder={empty ? "Ask anything..." : "Message Assistant..."}
          aria-label="Message"
          className={styles.field}
          onKeyDown={(event) => event.key === "Enter" && send(event)}
        />
        <div className={styles.row}>
          {tools.map(({ label, icon: Icon }) => (
            <button
              key={label}
              type="button"
              className={styles.tool}
              aria-pressed={chosen.includes(label)}
              onClick={() => toggle(label)}
            >
              <Icon size={16} aria-hidden="true" />
              {label}
            </button>
          ))}
          <span className={styles.end}>
            <button
              type="button"
              className={styles.mic}
              disabled
              aria-label="Record"
              title="Record"
            >
              <Mic size={18} aria-hidden="true" />
            </button>
            <button
              type="submit"
              className={styles.send}
              disabled={!sendable}
              aria-label="Send"
              title="Send"
            >
              <ArrowUp size={18} aria-hidden="true" />
            </button>
          </span>
        </div>
      </div>
    </form>
  );
}
