import { useEffect, useState } from "react";
import { whenIdle } from "../../shared/when-idle.ts";
import { areShortcutsOn } from "../../shared/shortcuts-setting.ts";
import { isWindowOpen } from "../is-window-open.ts";

/** Mounted once its code is loaded; then it stays, so that it can fade out. */
type PaletteState = "unused" | "open" | "closed";

/** Loads the palette's code. */
export const loadPalette = () => import("./command-palette.tsx");

/** Listens for Ctrl+K and Cmd+K, in fields too. Another open dialog keeps them. */
export function usePalette(enabled: boolean) {
  const [state, setState] = useState<PaletteState>("unused");

  // Loaded and mounted before the first opening: what is typed right after the keys must not go to the page's own field.
  useEffect(() => {
    if (!enabled) return undefined;
    const mount = () => setState((before) => (before === "unused" ? "closed" : before));
    return whenIdle(() => void loadPalette().then(mount, () => undefined));
  }, [enabled]);

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
