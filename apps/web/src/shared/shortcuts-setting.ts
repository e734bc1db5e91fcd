const storageKey = "keyboardShortcuts";

/** Single keys as commands can be switched off: speech input and shaking hands press them unasked. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
}
