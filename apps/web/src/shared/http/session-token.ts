import { useSyncExternalStore } from "react";

const storageKey = "token";
const watchers = new Set<() => void>();

/** The session token in browser storage; null when nobody is signed in. */
export function readToken(): string | null {
  return localStorage.getItem(storageKey);
}

export function storeToken(token: string): void {
  localStorage.setItem(storageKey, token);
  notifyWatchers();
}

export function clearToken(): void {
  localStorage.removeItem(storageKey);
  notifyWatchers();
}

/** The session token, kept current through log-in and log-out in this tab and in others. */
export function useToken(): string | null {
  return useSyncExternalStore(watchToken, readToken, readToken);
}

/** Calls the listener on every change of the token; returns a function that unsubscribes. */
export function watchToken(onChange: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) onChange();
  };
  watchers.add(onChange);
  addEventListener("storage", fromOtherTab);
  return () => {
    watchers.delete(onChange);
    removeEventListener("storage", fromOtherTab);
  };
}

function notifyWatchers(): void {
  for (const notify of watchers) notify();
}
