import { useSyncExternalStore } from "react";

/** `darkMode` is the documented key, "true" or "false"; while `theme` says "system" the device decides. */
const darkKey = "darkMode";
const followKey = "theme";
const watchers = new Set<() => void>();

type Theme = "light" | "dark" | "system";

/** Whether the page is dark now. */
export function useDark(): boolean {
  return useSyncExternalStore(watch, isDark);
}

/** What was chosen in this browser; light when nothing was. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, readTheme);
}

export function chooseTheme(theme: Theme): void {
  if (theme === "system") {
    localStorage.setItem(followKey, "system");
  } else {
    localStorage.removeItem(followKey);
    localStorage.setItem(darkKey, String(theme === "dark"));
  }
  applyTheme();
}

/** Keeps the page in step with the device and with other tabs; theme.js has set it before the first paint. */
export function watchTheme(): void {
  applyTheme();
  systemPrefersDark().addEventListener("change", applyTheme);
  addEventListener("storage", applyTheme);
}

function applyTheme(): void {
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paperColor());
  for (const notify of watchers) notify();
}

/** The browser draws its own bars in the colour of the page. */
function paperColor(): string {
  return getComputedStyle(document.documentElement).getPropertyValue("--paper");
}

function readTheme(): Theme {
  if (localStorage.getItem(followKey) === "system") return "system";
  return localStorage.getItem(darkKey) === "true" ? "dark" : "light";
}

function isDark(): boolean {
  const theme = readTheme();
  return theme === "system" ? systemPrefersDark().matches : theme === "dark";
}

function systemPrefersDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
