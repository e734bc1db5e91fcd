import { useEffect, useState } from "react";
import { areShortcutsOn } from "../../shared/shortcuts-setting.ts";
import { isWindowOpen } from "../is-window-open.ts";

/** Its code is loaded at the first opening; afterwards it stays, so that it can fade out. */
type PaletteState = "unused" | "open" | "closed";

/** Listens for Ctrl+K and Cmd+K, in fields too. Another open dialog keeps them. */
export function usePalette(enabled: boolean) {
  const [state, setState] = useState<PaletteState>("unused");

  useEffect(() => {
    if (!enabled) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (!isPalettePress(event) || !areShortcutsOn()) return;
      // Browsers put the focus into their search field instead.
      event.preventDefault();
      setState((before) => (before !== "open" && !isWindowOpen() ? "open" : closeIfOpen(before)));
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [enabled]);

  return { state, show: () => setState("open"), hide: () => setState(closeIfOpen) };
}

function closeIfOpen(state: PaletteState): PaletteState {
  return state === "open" ? "closed" : state;
}

function isPalettePress({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
}
