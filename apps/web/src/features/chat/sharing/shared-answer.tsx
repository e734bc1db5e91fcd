import { useMemo } from "react";
import { SourceList } from "../../../shared/ui/sources/source-list.tsx";
import { useOpenedSources } from "../../../shared/ui/sources/use-opened-sources.ts";
import { AnswerText } from "../answer/answer-text.tsx";
import { ClaimCheck, Outcome } from "../answer/outcome.tsx";
import { getMarkerSpans, listSpans } from "../citations/cited-part.ts";
import { getMarkerStates } from "../citations/claim-states.ts";
import { groupClaimsByMarker } from "../citations/claims.ts";
import type { CitedSource } from "../citations/citations.ts";
import { OpenableSource } from "../citations/openable-source.tsx";
import { PassageList } from "../citations/passage-list.tsx";
import type { Entry } from "../thread/entry.ts";
import { t } from "./messages.ts";
import styles from "./shared-page.module.css";

type SharedAnswerProps = {
  entry: Entry;
  /** Why a passage is not shown. */
  withheld: string;
  onOpen: (source: CitedSource) => void;
};

/** An answer with its sources, for reading. Pressing a citation opens its source in the list. */
export function SharedAnswer({ entry, withheld, onOpen }: SharedAnswerProps) {
  const { text, sources, dropped, claims: checked, nearest } = entry;
  const claims = useMemo(() => groupClaimsByMarker(text), [text]);
  const states = useMemo(() => getMarkerStates(text, checked), [text, checked]);
  const spans = useMemo(() => getMarkerSpans(text, checked), [text, checked]);
  const { opened, getElementId, toggle, reveal } = useOpenedSources();
  return (
    <article className={styles.answer} aria-label={t.answer}>
      <Outcome entry={entry} />
      <AnswerText
        text={text}
        sources={sources}
        dropped={dropped}
        states={states}
        spans={spans}
        getElementId={getElementId}
        onReveal={reveal}
      />
      {entry.stopped && <p className={styles.muted}>{t.stopped}</p>}
      <SourceList sources={sources} opened={opened} getElementId={getElementId} onToggle={toggle}>
        {(source) =>
          source.isWithheld ? (
            <p className={styles.muted}>{withheld}</p>
          ) : (
            <OpenableSource
              source={source}
              cited={{
                claims: claims.get(source.id) ?? [],
                spans: listSpans(checked, source.id),
              }}
              onOpen={onOpen}
            />
          )
        }
      </SourceList>
      <ClaimCheck claims={checked} />
      <PassageList title={t.nearest} sources={nearest} onOpen={onOpen} />
    </article>
  );
}
