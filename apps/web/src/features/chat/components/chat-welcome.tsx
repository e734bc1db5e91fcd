import type { FolderInTree } from "@footnote/contracts/folders";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/controls/button.tsx";
import { t } from "../messages.ts";
import styles from "./chat-welcome.module.css";

type ChatWelcomeProps = { noFolder: boolean; tree: readonly FolderInTree[] | undefined };

/** An empty chat; says what the user must set up before a question can be answered. */
export function ChatWelcome({ noFolder, tree }: ChatWelcomeProps) {
  const noFiles = tree !== undefined && !noFolder && tree.every(({ documents }) => documents === 0);
  return (
    <div className={styles.welcome}>
      <h1 className={styles.title}>{t.welcome}</h1>
      {noFolder && <NextStep words={t.needsFolder} />}
      {noFiles && <NextStep words={t.needsFiles} />}
    </div>
  );
}

function NextStep({ words }: { words: string }) {
  return (
    <div className={styles.next}>
      <p>{words}</p>
      <ButtonLink to={paths.database}>{t.openDatabase}</ButtonLink>
    </div>
  );
}
