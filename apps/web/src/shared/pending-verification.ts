const storageKey = "pending-verification";

/** The token of a mailed link whose holder went to log in first; for this tab only. Null when there is none. */
export function readPendingVerification(): string | null {
  return sessionStorage.getItem(storageKey);
}

export function keepPendingVerification(token: string): void {
  sessionStorage.setItem(storageKey, token);
}

export function forgetPendingVerification(): void {
  sessionStorage.removeItem(storageKey);
}
