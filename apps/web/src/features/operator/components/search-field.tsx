import { useDeferredValue, useState } from "react";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { t } from "../messages.ts";
import styles from "../operator.module.css";

/** What is typed into a search, a little behind the typing; and its field. */
export function useSearch(hint: string) {
  const [typed, setTyped] = useState("");
  const field = (
    <div className={styles.search}>
      <TextField
        label={t.search}
        name="search"
        type="search"
        autoComplete="off"
        placeholder={hint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
  return { search: useDeferredValue(typed.trim()), field };
}
