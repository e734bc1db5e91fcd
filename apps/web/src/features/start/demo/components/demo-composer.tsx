import { ArrowUp, FileSearch, Globe, Mic } from "lucide-react";
import type { KeyboardEvent, SubmitEvent } from "react";
import { useState } from "react";
import { t } from "../messages.ts";
import styles from "./demo-composer.module.css";

type DemoComposerProps = {
  /** The question that waits to be sent; "" when none does. */
  text: string;
  /** Nothing is on the page yet. */
  empty: boolean;
  onSend: () => void;
};

const tools = [
  { name: "searchDocs", icon: FileSearch },
  { name: "webSearch", icon: Globe },
] as const;

type Tool = (typeof tools)[number]["name"];

/** Looks like the place where questions are written; its text is given, to be sent or not. */
export function DemoComposer({ text, empty, onSend }: DemoComposerProps) {
  const [chosen, setChosen] = useState<readonly Tool[]>(["searchDocs"]);
  const sendable = text !== "";

  function send(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (sendable) onSend();
  }

  function toggle(tool: Tool) {
    setChosen(chosen.includes(tool) ? chosen.filter((other) => other !== tool) : [...chosen, tool]);
  }

  return (
    <form className={styles.composer} onSubmit={send} aria-label={t.composer}>
      <div className={styles.box}>
        <textarea
          readOnly
          rows={1}
          value={text}
          placeholder={empty ? t.firstQuestion : t.nextQuestion}
          aria-label={t.message}
          className={styles.field}
          onKeyDown={(event) => event.key === "Enter" && send(event)}
        />
        <div className={styles.row}>
          {tools.map(({ name, icon: Icon }) => (
            <button
              key={name}
              type="button"
              className={styles.tool}
              aria-pressed={chosen.includes(name)}
              onClick={() => toggle(name)}
            >
              <Icon size={16} aria-hidden="true" />
              {t[name]}
            </button>
          ))}
          <span className={styles.end}>
            <button
              type="button"
              className={styles.mic}
              disabled
              aria-label={t.record}
              title={t.record}
            >
              <Mic size={18} aria-hidden="true" />
            </button>
            <button
              type="submit"
              className={styles.send}
              disabled={!sendable}
              aria-label={t.send}
              title={t.send}
            >
              <ArrowUp size={18} aria-hidden="true" />
            </button>
          </span>
        </div>
      </div>
    </form>
  );
}
