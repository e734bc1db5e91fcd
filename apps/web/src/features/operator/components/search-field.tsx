import { useDeferredValue, useState } from "react";
import { TextField } from "../../../shared/ui/text-field.tsx";
import { t } from "../messages.ts";

/** What is typed into a search, a little behind the typing; and its field. */
export function useSearch(hint: string) {
  const [typed, setTyped] = useState("");
  const field = (
    <TextField
      label={t.search}
      name="search"
      type="search"
      autoComplete="off"
      placeholder={hint}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
  return { search: useDeferredValue(typed.trim()), field };
}
