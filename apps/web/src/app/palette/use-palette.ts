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
  const [text, setText] = useState("");

  // Loaded and mounted before the first opening, which then is immediate.
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
      setText("");
      setState((before) => (before !== "open" && !isWindowOpen() ? "open" : closeIfOpen(before)));
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [enabled]);

  useEffect(() => (state === "open" ? collectEarlyText(setText) : undefined), [state]);

  function show() {
    setText("");
    setState("open");
  }
  return { state, text, setText, show, hide: () => setState(closeIfOpen) };
}

/** Takes what is typed between the opening and the focus of the palette's field, which may wait for the palette's code. */
function collectEarlyText(setText: (change: (before: string) => string) => void): () => void {
  function onKeyDown(event: KeyboardEvent) {
    const { target, key, ctrlKey, metaKey, altKey, isComposing } = event;
    const isInPalette = target instanceof Element && target.closest('[role="dialog"]') !== null;
    if (isInPalette || ctrlKey || metaKey || altKey || isComposing || !/^.$/u.test(key)) return;
    event.preventDefault();
    event.stopPropagation();
    setText((before) => before + key);
  }
  addEventListener("keydown", onKeyDown, { capture: true });
  return () => removeEventListener("keydown", onKeyDown, { capture: true });
}

function closeIfOpen(state: PaletteState): PaletteState {
  return state === "open" ? "closed" : state;
}

function isPalettePress({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
}
