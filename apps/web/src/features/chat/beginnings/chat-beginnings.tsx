import type { FolderInTree } from "@footnote/contracts/folders";
import { useSuggestedQuestions } from "../api.ts";
import { t } from "../messages.ts";
import type { SearchedSources } from "../scope/searched-sources.ts";
import styles from "./chat-beginnings.module.css";
import { ModelHint } from "./model-hint.tsx";

type ChatBeginningsProps = {
  sources: SearchedSources;
  tree: readonly FolderInTree[] | undefined;
  onAsk: (question: string) => void;
};

/** Below the field of an empty chat: questions to begin with. */
export function ChatBeginnings({ sources, tree = [], onAsk }: ChatBeginningsProps) {
  const documents = tree.reduce((most, folder) => Math.max(most, folder.documents), 0);
  const isSettled = tree.every(({ processing }) => processing === 0);
  if (documents === 0) return null;
  return (
    <div className={styles.beginnings}>
      <Suggestions sources={sources} isSettled={isSettled} onAsk={onAsk} />
      <ModelHint />
    </div>
  );
}

type SuggestionsProps = Pick<ChatBeginningsProps, "sources" | "onAsk"> & { isSettled: boolean };

function Suggestions({ sources, isSettled, onAsk }: SuggestionsProps) {
  const { data } = useSuggestedQuestions(sources, isSettled);
  if (!data || data.questions.length === 0) return null;
  return (
    <section aria-label={t.suggestions}>
      <ul className={styles.questions}>
        {data.questions.map((question) => (
          <li key={question}>
            <button type="button" className={styles.question} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
