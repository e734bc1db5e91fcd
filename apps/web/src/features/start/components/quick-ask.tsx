import { messageMaxLength } from "@footnote/contracts/limits";
import { ArrowRight } from "lucide-react";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ChatArrival } from "../../../shared/paths.ts";
import { chatPath, paths } from "../../../shared/paths.ts";
import { Button, ButtonLink } from "../../../shared/ui/button.tsx";
import { useFolders } from "../api.ts";
import styles from "./quick-ask.module.css";

/** A question from here is asked in a new chat; without documents there is something to do first. */
export function QuickAsk() {
  const { data: folders } = useFolders();
  const navigate = useNavigate();
  const [text, setText] = useState("");

  if (folders?.length === 0) {
    return (
      <div className={styles.first}>
        <p>Answers come from your documents. Create a folder and add some first.</p>
        <ButtonLink to={paths.database} look="primary">
          Add documents
        </ButtonLink>
      </div>
    );
  }

  function ask(event: SubmitEvent) {
    event.preventDefault();
    const question = text.trim();
    if (question === "") return;
    const arrival: ChatArrival = { question };
    void navigate(chatPath(null), { state: arrival });
  }

  return (
    <form className={styles.form} onSubmit={ask} aria-label="Quick question">
      <input
        value={text}
        maxLength={messageMaxLength}
        placeholder="Ask anything..."
        aria-label="Question"
        className={styles.field}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="primary" disabled={text.trim() === ""} className={styles.ask}>
        Ask
        <ArrowRight size={16} aria-hidden="true" />
      </Button>
    </form>
  );
}
