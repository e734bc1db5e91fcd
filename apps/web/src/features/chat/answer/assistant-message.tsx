import { nothingWritten } from "@footnote/contracts/chat/answer-stream";
import { CircleAlert, RotateCcw } from "lucide-react";
import { memo, use, useCallback, useMemo } from "react";
import { useLanguage } from "../../../shared/language/language.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { SourceList } from "../../../shared/ui/sources/source-list.tsx";
import { useOpenedSources } from "../../../shared/ui/sources/use-opened-sources.ts";
import { getMarkerStates } from "../citations/claim-states.ts";
import { getMarkerSpans, listSpans } from "../citations/cited-part.ts";
import { groupClaimsByMarker } from "../citations/claims.ts";
import type { CitedSource } from "../citations/citations.ts";
import type { Entry } from "../thread/entry.ts";
import { t } from "../messages.ts";
import { BusyContext, useThreadActions } from "../thread/thread-actions.ts";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerModel } from "./answer-model.tsx";
import { AnswerSteps } from "./answer-steps.tsx";
import { AnswerText } from "./answer-text.tsx";
import styles from "./assistant-message.module.css";
import { Corrections } from "./corrections.tsx";
import { OpenableSource } from "../citations/openable-source.tsx";
import { FollowUps } from "./follow-ups.tsx";
import { ClaimCheck, Outcome } from "./outcome.tsx";
import { SearchAllFolders } from "./search-all-folders.tsx";
import { WhySources } from "./why-sources.tsx";
import { PassageList } from "../citations/passage-list.tsx";

type AssistantMessageProps = { entry: Entry; last: boolean };

export const AssistantMessage = memo(function AssistantMessage(props: AssistantMessageProps) {
  // Its texts change with the language, although nothing else does.
  useLanguage();
  return props.entry.isError ? <ErrorMessage {...props} /> : <Answer {...props} />;
});

/** An answer with its sources. Pressing a citation opens its source in the list and in the viewer. */
function Answer({ entry, last }: AssistantMessageProps) {
  const { key, text, sources, dropped, claims: checked, evidence, nearest } = entry;
  const claims = useMemo(() => groupClaimsByMarker(text), [text]);
  const states = useMemo(() => getMarkerStates(text, checked), [text, checked]);
  const spans = useMemo(() => getMarkerSpans(text, checked), [text, checked]);
  const { opened, getElementId, toggle, reveal } = useOpenedSources();
  const { openSource } = useThreadActions();
  const growing = evidence !== null;
  const searched = entry.steps.find(({ kind }) => kind === "search")?.query;
  const silent = entry.stopped && text === nothingWritten;
  const open = useCallback((source: CitedSource) => openSource(source, key), [openSource, key]);

  /** The viewer takes the focus; without a viewer, the source in the list does. */
  function press(sourceId: string, marker: number) {
    const source = sources.find(({ id }) => id === sourceId);
    if (!source || !openSource(source, key, marker)) reveal(sourceId);
  }

  return (
    <article className={styles.answer} aria-label={t.assistant} aria-busy={growing || undefined}>
      <AnswerSteps steps={entry.steps} running={growing && text === ""}>
        <AnswerModel entry={entry} />
      </AnswerSteps>
      <Outcome entry={entry} />
      <Corrections entry={entry} />
      {text !== "" && !silent && (
        <AnswerText
          text={text}
          sources={sources}
          dropped={dropped}
          {...(!growing && { states, spans })}
          growing={growing}
          getElementId={getElementId}
          onReveal={press}
        />
      )}
      {entry.stopped && <p className={styles.stopped}>{silent ? t.stoppedSilent : t.stopped}</p>}
      <SourceList sources={sources} opened={opened} getElementId={getElementId} onToggle={toggle}>
        {(source) => (
          <OpenableSource
            source={source}
            cited={{
              claims: claims.get(source.id) ?? noClaims,
              spans: listSpans(checked, source.id),
            }}
            onOpen={open}
          />
        )}
      </SourceList>
      <ClaimCheck claims={checked} />
      {!growing && searched && <WhySources query={searched} sources={entry.searched} />}
      {!growing && last && <FollowUps entry={entry} />}
      {growing && <PassageList title={t.found} sources={evidence} onOpen={open} />}
      {!growing && <PassageList title={t.nearest} sources={nearest} onOpen={open} />}
      {!growing && last && <SearchAllFolders entry={entry} />}
      {!growing && <AnswerActions entry={entry} last={last} />}
    </article>
  );
}

const noClaims: never[] = [];

function ErrorMessage({ entry, last }: AssistantMessageProps) {
  const { text, reason, nearest, key } = entry;
  const { askAgain, openSource } = useThreadActions();
  const busy = use(BusyContext);
  const open = useCallback((source: CitedSource) => openSource(source, key), [openSource, key]);
  return (
    <>
      <article aria-label={t.assistant}>
        <div className={styles.error} role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          <div>
            <p>{text}</p>
            {reason !== "" && <p className={styles.reason}>{reason}</p>}
            {last && (
              <Button className={styles.retry} disabled={busy} onClick={() => askAgain(entry)}>
                <RotateCcw size={15} aria-hidden="true" />
                {t.tryAgain}
              </Button>
            )}
          </div>
        </div>
      </article>
      <PassageList title={t.found} sources={nearest} onOpen={open} />
    </>
  );
}
