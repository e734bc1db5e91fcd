import type { Explanation } from "@footnote/contracts/chat/explain";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatNumber } from "../../../shared/language/format.ts";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { useExplanation } from "../api.ts";
import { t } from "../messages.ts";
import type { SearchedSources } from "../scope/searched-sources.ts";
import { Disclosure } from "./disclosure.tsx";
import styles from "./why-sources.module.css";

/** `sources`: what was searched for the answer, whatever is chosen by now. */
type WhySourcesProps = { query: string; sources: SearchedSources };

/** What the search made of the question and why it ranked the passages as it did, on request. */
export function WhySources(props: WhySourcesProps) {
  return (
    <Disclosure title={t.whySources} className={styles.panel}>
      <Panel {...props} />
    </Disclosure>
  );
}

function Panel({ query, sources }: WhySourcesProps) {
  const { data, error } = useExplanation(query, sources);
  if (error) return <p role="alert">{getErrorMessage(error, t.whyFailed)}</p>;
  if (!data) return <Spinner />;
  return (
    <>
      <Query explanation={data} />
      <Words explanation={data} />
      <Passages explanation={data} />
    </>
  );
}

function Query({ explanation }: { explanation: Explanation }) {
  const { words, phrases, phrases_found, excluded, folders, instructions, is_complete } =
    explanation;
  const corrected = words.filter(({ corrected_to }) => corrected_to.length > 0);
  const quote = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(", ");
  return (
    <ul className={styles.notes}>
      <li>
        {t.whySearched(
          formatNumber(explanation.searched_passages),
          formatNumber(explanation.scored_passages),
        )}
      </li>
      {corrected.map(({ word, corrected_to }) => (
        <li key={word}>{t.whyCorrected(word, quote(corrected_to))}</li>
      ))}
      {phrases.length > 0 && (
        <li>{phrases_found ? t.whyPhrases(quote(phrases)) : t.whyNoPhrase(quote(phrases))}</li>
      )}
      {excluded.length > 0 && <li>{t.whyExcluded(quote(excluded))}</li>}
      {folders.length > 0 && <li>{t.whyFolders(quote(folders))}</li>}
      {instructions.length > 0 && <li>{t.whyInstructions(quote(instructions))}</li>}
      {!is_complete && <li>{t.whyCut}</li>}
    </ul>
  );
}

const wordsShown = 12;

function Words({ explanation: { words } }: { explanation: Explanation }) {
  if (words.length === 0) return <p>{t.whyNoWords}</p>;
  return (
    <table className={styles.words}>
      <thead>
        <tr>
          <th scope="col">{t.whyWord}</th>
          <th scope="col">{t.whyOccurs}</th>
          <th scope="col">{t.whyWeight}</th>
        </tr>
      </thead>
      <tbody>
        {words.slice(0, wordsShown).map(({ word, origin, passages, weight }) => (
          <tr key={`${origin} ${word}`}>
            <th scope="row">
              {word}
              {origin === "added" && <span className={styles.added}> {t.whyAdded}</span>}
            </th>
            <td>{formatNumber(passages)}</td>
            <td>{formatNumber(Math.round(weight * 10) / 10)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Passages({ explanation: { passages, ranking } }: { explanation: Explanation }) {
  return (
    <ol className={styles.passages}>
      {passages.map((one) => (
        <li key={one.chunk_id}>
          <span className={styles.file}>{[one.filename, ...one.headings].join(" › ")}</span>
          {one.words.length > 0 && <p>{t.whyHas(one.words.join(", "))}</p>}
          {one.also_in.length > 0 && <p>{t.alsoIn(one.also_in.join(", "))}</p>}
          {ranking === "hybrid" && (
            <p>{t.whyRanks(formatRank(one.rank_by_words), formatRank(one.rank_by_vectors))}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function formatRank(rank: number | null): string {
  return rank === null ? "–" : formatNumber(rank);
}
