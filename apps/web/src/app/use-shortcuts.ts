import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { areShortcutsOn } from "../shared/shortcuts-setting.ts";
import { isWindowOpen } from "./is-window-open.ts";
import { pressKey } from "./shortcuts.ts";

/** How long the first key of a pair waits for the second. */
const pairMs = 1500;
const mainField = 'main textarea, main input[type="search"]';

/** Listens for the shortcuts everywhere but in fields and windows; says whether the help is asked for. */
export function useShortcuts() {
  const navigate = useNavigate();
  const [helpOpen, setHelpOpen] = useState(false);
  const pressed = useRef<{ keys: readonly string[]; at: number }>({ keys: [], at: 0 });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcutPress(event)) return;
      const { keys, at } = pressed.current;
      const next = pressKey(event.timeStamp - at < pairMs ? keys : [], event.key);
      pressed.current = { keys: next.keys, at: event.timeStamp };
      if (next.action === null) return;
      event.preventDefault();
      if (next.action === "help") setHelpOpen(true);
      else if (next.action === "focus-field") focusMainField();
      else void navigate(next.action.go);
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [navigate]);

  return {
    helpOpen,
    openHelp: () => setHelpOpen(true),
    closeHelp: () => setHelpOpen(false),
  };
}

/** Not while something is typed or composed, not with a command key, not under a window, and not when switched off. */
function isShortcutPress(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) {
    return false;
  }
  return !isWindowOpen() && areShortcutsOn();
}

function focusMainField(): void {
  document.querySelector<HTMLElement>(mainField)?.focus();
}
