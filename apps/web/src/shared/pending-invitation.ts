const storageKey = "pending-invitation";

/** The token of an invitation whose holder went to log in or sign up; for this tab only. Null when there is none. */
export function readPendingInvitation(): string | null {
  return sessionStorage.getItem(storageKey);
}

export function keepPendingInvitation(token: string): void {
  sessionStorage.setItem(storageKey, token);
}

export function forgetPendingInvitation(): void {
  sessionStorage.removeItem(storageKey);
}
