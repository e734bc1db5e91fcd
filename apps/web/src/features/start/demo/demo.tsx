import { useState } from "react";
import { Link } from "react-router-dom";
import { fill } from "../../../shared/language/fill.ts";
import { paths } from "../../../shared/paths.ts";
import { DemoComposer } from "./components/demo-composer.tsx";
import { DemoSidebar } from "./components/demo-sidebar.tsx";
import { DemoTranscript } from "./components/demo-transcript.tsx";
import styles from "./demo.module.css";
import { getActiveConversation, isPulsing, getProgress, getPrompt } from "./playback.ts";
import { usePlayback } from "./use-playback.ts";
import { t } from "./messages.ts";

const narrow = "(max-width: 767px)";

/** A chat to look at and read: four conversations that play by themselves, about documents made up for it. */
export default function Demo() {
  const { state, dispatch, playing } = usePlayback();
  const [collapsed, setCollapsed] = useState(() => matchMedia(narrow).matches);
  const { shown, typing } = getProgress(state, state.activeId);
  const messages = getActiveConversation(state)?.messages ?? [];

  function open(id: string) {
    dispatch({ type: "opened", id });
    if (matchMedia(narrow).matches) setCollapsed(true);
  }

  return (
    <section className={styles.demo} aria-label={t.demo}>
      <DemoSidebar
        conversations={state.conversations}
        activeId={state.activeId}
        collapsed={collapsed}
        isPulsing={(id) => isPulsing(state, id)}
        onToggle={() => setCollapsed(!collapsed)}
        onOpen={open}
      />
      <div className={styles.main}>
        <DemoTranscript key={state.activeId} messages={messages.slice(0, shown)} typing={typing} />
        <DemoComposer
          text={getPrompt(state)}
          empty={shown === 0}
          onSend={() => dispatch({ type: "sent" })}
        />
        <p className={styles.foot}>
          <span>{fill(t.foot, { signUp: <Link to={paths.signup}>{t.signUp}</Link> })}</span>
          <button
            type="button"
            className={styles.skip}
            disabled={!playing}
            onClick={() => dispatch({ type: "skipped" })}
          >
            {t.skip}
          </button>
        </p>
      </div>
    </section>
  );
}
