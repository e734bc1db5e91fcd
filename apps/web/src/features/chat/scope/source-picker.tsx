import { FileText, Folder } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import { useEffect, useImperativeHandle, useState } from "react";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { t } from "../messages.ts";
import type { Pick } from "./picks.ts";
import styles from "./source-picker.module.css";
import { usePickableSources } from "./use-pickable-sources.ts";

/** What the field does with the keys while the list is open. */
export type SourcePickerKeys = {
  /** Handles a key of the field; false when it has nothing to do with the list. */
  press: (event: KeyboardEvent) => boolean;
};

type SourcePickerProps = {
  /** The id of the list, for the field. */
  id: string;
  /** What follows the `#`. */
  typed: string;
  keys: RefObject<SourcePickerKeys | null>;
  onPick: (pick: Pick) => void;
  onClose: () => void;
  /** Called with the id of the option that Enter picks. */
  onHighlight: (id: string | undefined) => void;
};

/** The folders and files that a `#` in the question could mean. The focus stays in the field. */
export default function SourcePicker(props: SourcePickerProps) {
  const { id, typed, keys, onPick, onClose, onHighlight } = props;
  const { sources, isSearching } = usePickableSources(typed);
  const [chosen, setChosen] = useState({ typed, at: 0 });
  // "#1" may be a number in a question: Enter must send that.
  const first = /^\d/u.test(typed) ? -1 : 0;
  const at = Math.min(chosen.typed === typed ? chosen.at : first, sources.length - 1);
  const optionId = (place: number) => `${id}-${place}`;
  const highlighted = at >= 0 ? optionId(at) : undefined;

  useEffect(() => onHighlight(highlighted), [highlighted, onHighlight]);

  function move(step: number) {
    const next = (at + step + sources.length) % sources.length;
    setChosen({ typed, at: next });
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  }

  useImperativeHandle(keys, () => ({
    press({ key, shiftKey }) {
      if (key === "Escape") return run(onClose);
      const source = sources[at];
      if (key === "ArrowDown" && sources.length > 0) return run(() => move(1));
      if (key === "ArrowUp" && sources.length > 0) return run(() => move(at < 0 ? 0 : -1));
      const picks = (key === "Enter" || key === "Tab") && !shiftKey;
      return picks && source !== undefined && run(() => onPick(source));
    },
  }));

  if (sources.length === 0 && !isSearching) return null;
  return (
    <div className={styles.list}>
      {sources.length > 0 && (
        <div id={id} role="listbox" aria-label={t.pickSources}>
          {sources.map((source, place) => {
            const Icon = source.kind === "folder" ? Folder : FileText;
            return (
              <div
                key={source.id}
                id={optionId(place)}
                role="option"
                aria-selected={place === at}
                tabIndex={-1}
                className={styles.option}
                onPointerMove={() => setChosen({ typed, at: place })}
                onMouseDown={(event) => {
                  // The field keeps the focus.
                  event.preventDefault();
                  onPick(source);
                }}
              >
                <Icon size={15} aria-hidden="true" />
                <span className={styles.name}>{source.label}</span>{" "}
                {source.path !== "" && (
                  <span className={styles.path}>{t.inFolder(source.path)}</span>
                )}
              </div>
            );
          })}
        </div>
      )}
      {isSearching && (
        <p role="status" className={styles.searching}>
          <Spinner />
          {t.searchingFiles}
        </p>
      )}
    </div>
  );
}

function run(act: () => void): true {
  act();
  return true;
}
