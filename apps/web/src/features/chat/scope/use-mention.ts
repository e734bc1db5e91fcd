import type { KeyboardEvent, RefObject } from "react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useLoadedWhenIdle } from "../../../shared/when-idle.ts";
import { useStableCallback } from "../use-stable-callback.ts";
import { findMention } from "./find-mention.ts";
import type { Pick } from "./picks.ts";
import type { SourcePickerKeys } from "./source-picker.tsx";

type MentionOptions = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  write: (text: string) => void;
  onPick: (pick: Pick) => void;
};

/** Loads the code of the list, which the page is drawn without. */
export const loadPicker = () => import("./source-picker.tsx");

/** Picks folders and files by a `#` in the field: what the field and the list below it need. */
export function useMention({ field, text, write, onPick }: MentionOptions) {
  useLoadedWhenIdle(loadPicker);
  const id = useId();
  const keys = useRef<SourcePickerKeys>(null);
  const [caret, setCaret] = useState(0);
  const [highlighted, setHighlighted] = useState<string>();
  /** Where the `#` is whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  /** Where the caret goes once the field has the text without what was picked. */
  const picked = useRef<number>(null);
  const found = findMention(text, caret);
  const mention = found?.start === closedAt ? null : found;
  if (!found && closedAt !== null) setClosedAt(null);

  const pick = useStableCallback((source: Pick) => {
    if (!mention) return;
    onPick(source);
    write(text.slice(0, mention.start) + text.slice(mention.end));
    setCaret(mention.start);
    picked.current = mention.start;
  });
  // With the new text, not a frame later: by then more may have been typed.
  useLayoutEffect(() => {
    if (picked.current === null) return;
    field.current?.setSelectionRange(picked.current, picked.current);
    picked.current = null;
  }, [text, field]);
  const close = useStableCallback(() => setClosedAt(mention?.start ?? null));

  return {
    /** The list, while there is a `#` at the caret. */
    picker: mention && {
      id,
      typed: mention.name,
      keys,
      onPick: pick,
      onClose: close,
      onHighlight: setHighlighted,
    },
    fieldProps: {
      onSelect: () => setCaret(field.current?.selectionStart ?? 0),
      onBlur: close,
      "aria-autocomplete": "list" as const,
      ...(mention && { "aria-controls": id, "aria-activedescendant": highlighted }),
    },
    /** Whether a key was for the list. */
    press: (event: KeyboardEvent) => mention !== null && (keys.current?.press(event) ?? false),
  };
}
