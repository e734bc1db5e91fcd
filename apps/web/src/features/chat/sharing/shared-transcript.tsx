import { useNavigate } from "react-router-dom";
import type { Message } from "@footnote/contracts/chat/chat";
import { useMemo } from "react";
import { paths, sourceParameter } from "../../../shared/paths.ts";
import type { CitedSource } from "../citations/citations.ts";
import { formatSourceAddress, toSourceAddress } from "../citations/source-address.ts";
import { TimeStamp } from "../components/time-stamp.tsx";
import { toEntry } from "../thread/entry.ts";
import { t } from "./messages.ts";
import { SharedAnswer } from "./shared-answer.tsx";
import styles from "./shared-page.module.css";

type SharedTranscriptProps = { messages: readonly Message[]; readAs: "member" | "anyone" };

/** The messages of a shared conversation, without anything that changes them. */
export function SharedTranscript({ messages, readAs }: SharedTranscriptProps) {
  const entries = useMemo(() => messages.map(toEntry), [messages]);
  const navigate = useNavigate();

  function open(source: CitedSource) {
    const address = toSourceAddress(source);
    if (address) void navigate(`${paths.chat}?${sourceParameter}=${formatSourceAddress(address)}`);
  }

  return (
    <section className={styles.transcript} aria-label={t.messages}>
      {entries.map((entry) =>
        entry.role === "user" ? (
          <article key={entry.key} className={styles.question} aria-label={t.question}>
            <p className={styles.asked}>{entry.text}</p>
            <TimeStamp at={entry.at} />
          </article>
        ) : (
          <SharedAnswer
            key={entry.key}
            entry={entry}
            withheld={readAs === "member" ? t.withheldMember : t.withheldPublic}
            onOpen={open}
          />
        ),
      )}
    </section>
  );
}
