import type { FolderInTree } from "@footnote/contracts/folders";
import type { ReactNode } from "react";
import { Suspense, useState } from "react";
import { sampleLibraryName } from "../../../shared/sample-library.ts";
import { t } from "../messages.ts";
import styles from "./chat-welcome.module.css";

type ChatWelcomeProps = {
  noFolder: boolean;
  tree: readonly FolderInTree[] | undefined;
  /** How documents are added, and how far they have come. */
  documents: ReactNode;
};

/** An empty chat. Where there is nothing to ask about, documents can be added here. */
export function ChatWelcome({ noFolder, tree, documents }: ChatWelcomeProps) {
  const isEmpty = noFolder || tree?.every((folder) => folder.documents === 0) === true;
  const hasSamples = tree?.some(({ name }) => name === sampleLibraryName) === true;
  const [wasEmpty, setWasEmpty] = useState(false);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  return (
    <div className={styles.welcome}>
      <h1 className={styles.title}>{t.welcome}</h1>
      {(wasEmpty || hasSamples) && <Suspense fallback={null}>{documents}</Suspense>}
    </div>
  );
}
