import { useSyncExternalStore } from "react";

const storageKey = "darkMode";
const watchers = new Set<() => void>();

/** Whether the dark theme is on, and how to switch it. theme.js applies it before the first paint. */
export function useDarkMode(): [on: boolean, set: (on: boolean) => void] {
  return [useSyncExternalStore(watch, isOn), setDarkMode];
}

function isOn(): boolean {
  return localStorage.getItem(storageKey) === "true";
}

function setDarkMode(on: boolean): void {
  localStorage.setItem(storageKey, String(on));
  applyTheme();
  for (const tell of watchers) tell();
}

function applyTheme(): void {
  document.documentElement.dataset["theme"] = isOn() ? "dark" : "light";
}

function watch(onChange: () => void): () => void {
  const fromOtherTab = () => {
    applyTheme();
    onChange();
  };
  watchers.add(onChange);
  addEventListener("storage", fromOtherTab);
  return () => {
    watchers.delete(onChange);
    removeEventListener("storage", fromOtherTab);
  };
}
