const storageKey = "keyboardShortcuts";

/** The setting that disables single-key shortcuts, which speech input and tremor can trigger by accident. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
}
