import { ArrowUp, FileSearch, Globe, Mic } from "lucide-react";
import type { KeyboardEvent, SubmitEvent } from "react";
import { useState } from "react";
import {
  ComposerBox,
  ComposerField,
  ComposerRow,
  Pill,
  RoundButton,
} from "../../../../shared/ui/controls/composer-box.tsx";
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
    <ComposerBox flat label={t.composer} onSubmit={send}>
      <ComposerField
        readOnly
        value={text}
        placeholder={empty ? t.firstQuestion : t.nextQuestion}
        aria-label={t.message}
        className={styles.field}
        onKeyDown={(event) => event.key === "Enter" && send(event)}
      />
      <ComposerRow
        end={
          <>
            <RoundButton look="quiet" title={t.record} disabled>
              <Mic size={18} aria-hidden="true" />
            </RoundButton>
            <RoundButton
              type="submit"
              look="filled"
              title={t.send}
              className={styles.send}
              disabled={!sendable}
            >
              <ArrowUp size={18} aria-hidden="true" />
            </RoundButton>
          </>
        }
      >
        {tools.map(({ name, icon: Icon }) => (
          <Pill
            key={name}
            className={styles.tool}
            aria-pressed={chosen.includes(name)}
            onClick={() => toggle(name)}
          >
            <Icon size={16} aria-hidden="true" />
            {t[name]}
          </Pill>
        ))}
      </ComposerRow>
    </ComposerBox>
  );
}
