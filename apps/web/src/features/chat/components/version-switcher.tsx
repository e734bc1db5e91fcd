import { ChevronLeft, ChevronRight } from "lucide-react";
import { use, useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { t } from "../messages.ts";
import type { Entry } from "../thread/entry.ts";
import { BusyContext, useThreadActions } from "../thread/thread-actions.ts";
import styles from "./version-switcher.module.css";

/** Which version of a question or an answer is shown, with the way to the others. Renders nothing where there is one. */
export function VersionSwitcher({ entry }: { entry: Entry }) {
  const { showVersion } = useThreadActions();
  const busy = use(BusyContext);
  const [switching, setSwitching] = useState(false);
  const [failure, setFailure] = useState("");
  if (!entry.versions) return null;
  const { ids, shown } = entry.versions;

  async function show(id: string | undefined) {
    if (id === undefined || busy || switching) return;
    setFailure("");
    setSwitching(true);
    await showVersion(entry, id)
      .catch((error: unknown) => setFailure(getErrorMessage(error, t.versionFailed)))
      .finally(() => setSwitching(false));
  }

  const label = entry.role === "user" ? t.questionVersions : t.answerVersions;
  // Disabled ones would lose the focus at the first and the last version.
  const previous = ids[shown - 1];
  const next = ids[shown + 1];
  return (
    <div role="group" aria-label={label} className={styles.switcher}>
      <IconButton
        title={t.previousVersion}
        aria-disabled={previous === undefined || busy}
        onClick={() => void show(previous)}
      >
        <ChevronLeft size={15} aria-hidden="true" />
      </IconButton>
      <span aria-live="polite">{t.versionOf(shown + 1, ids.length)}</span>
      <IconButton
        title={t.nextVersion}
        aria-disabled={next === undefined || busy}
        onClick={() => void show(next)}
      >
        <ChevronRight size={15} aria-hidden="true" />
      </IconButton>
      {failure !== "" && <span role="alert">{failure}</span>}
    </div>
  );
}
