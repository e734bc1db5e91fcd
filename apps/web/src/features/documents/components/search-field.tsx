import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { t } from "../messages.ts";
import styles from "./search-field.module.css";

const settledAfterMs = 250;

type SearchFieldProps = {
  /** The current search text; "" if there is no search. */
  searched: string;
  onSearch: (text: string) => void;
};

/** Searches while the user types, debounced; Escape clears the search. */
export function SearchField({ searched, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(searched);
  const [before, setBefore] = useState(searched);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  // Opening a folder or going back ended the search.
  if (searched !== before) {
    setBefore(searched);
    if (searched === "" || text === "") setText(searched);
  }

  useEffect(() => {
    if (text.trim() === searched) return undefined;
    const timer = setTimeout(() => search.current(text.trim()), settledAfterMs);
    return () => clearTimeout(timer);
  }, [text, searched]);

  return (
    <div role="search" className={styles.box}>
      <Search size={16} aria-hidden="true" className={styles.icon} />
      <input
        type="text"
        inputMode="search"
        value={text}
        maxLength={200}
        placeholder={t.search}
        aria-label={t.search}
        autoComplete="off"
        spellCheck={false}
        className={styles.field}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === "Escape" && setText("")}
      />
      {text !== "" && (
        <IconButton title={t.clearSearch} className={styles.clear} onClick={() => setText("")}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
