import { useSyncExternalStore } from "react";

/** `darkMode` is the documented key, "true" or "false"; if `theme` is "system", the device's setting applies. */
const darkKey = "darkMode";
const followKey = "theme";
const watchers = new Set<() => void>();

type Theme = "light" | "dark" | "system";

/** Whether the page is dark now. */
export function useDark(): boolean {
  return useSyncExternalStore(watch, isDark, () => false);
}

/** The theme selected in this browser; light by default. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, readTheme, () => "light");
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

/** Follows theme changes of the device and of other tabs; before-paint.js sets the theme before the first paint. */
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

/** Sets the colour of the browser's own bars to that of the page. */
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
