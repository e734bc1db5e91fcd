import { messageMaxLength } from "@footnote/contracts/limits";
import { ArrowRight } from "lucide-react";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ChatLocationState } from "../../../shared/paths.ts";
import { chatPath, paths } from "../../../shared/paths.ts";
import { Button, ButtonLink } from "../../../shared/ui/controls/button.tsx";
import { useFolders } from "../api.ts";
import { t } from "./messages.ts";
import styles from "./quick-ask.module.css";

/** A question from here is asked in a new chat; without documents there is something to do first. */
export function QuickAsk() {
  const { data: folders } = useFolders();
  const navigate = useNavigate();
  const [text, setText] = useState("");

  if (folders?.length === 0) {
    return (
      <div className={styles.first}>
        <p>{t.addFirst}</p>
        <ButtonLink to={paths.database} look="primary">
          {t.addDocuments}
        </ButtonLink>
      </div>
    );
  }

  function ask(event: SubmitEvent) {
    event.preventDefault();
    const question = text.trim();
    if (question === "") return;
    const arrival: ChatLocationState = { question };
    void navigate(chatPath(null), { state: arrival });
  }

  return (
    <form className={styles.form} onSubmit={ask} aria-label={t.askForm}>
      <input
        value={text}
        maxLength={messageMaxLength}
        placeholder={t.askPlaceholder}
        aria-label={t.askLabel}
        className={styles.field}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="primary" disabled={text.trim() === ""} className={styles.ask}>
        {t.ask}
        <ArrowRight size={16} aria-hidden="true" />
      </Button>
    </form>
  );
}
