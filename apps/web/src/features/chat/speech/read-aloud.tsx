import { Square, Volume2 } from "lucide-react";
import { useLanguage } from "../../../shared/language/language.ts";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { t } from "../messages.ts";
import type { Entry } from "../thread/entry.ts";
import { guessTextLanguage, listSentencesToRead } from "./sentences-to-read.ts";
import { useCanReadAloud, useReadingAloud } from "./use-reading-aloud.ts";

/** Reads an answer aloud in its language, where the browser has a voice. */
export function ReadAloud({ entry: { text, sources, dropped } }: { entry: Entry }) {
  const screenLanguage = useLanguage();
  const { isReading, hasFailed, read, stop } = useReadingAloud();
  if (!useCanReadAloud()) return null;

  function start() {
    const language = guessTextLanguage(text) ?? screenLanguage;
    const ids = [...sources.map(({ id }) => id), ...dropped];
    read(listSentencesToRead(text, { ids, language }), language);
  }

  return (
    <>
      {isReading ? (
        <IconButton title={t.stopReading} onClick={stop}>
          <Square size={14} fill="currentColor" aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton title={t.readAloud} onClick={start}>
          <Volume2 size={16} aria-hidden="true" />
        </IconButton>
      )}
      {hasFailed && <span role="alert">{t.readAloudFailed}</span>}
    </>
  );
}
