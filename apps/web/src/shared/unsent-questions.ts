const keyPrefix = "unsent-questions-";

/** The key in this tab's storage for what a user has typed in the chat and not sent. */
export function nameUnsentQuestions(userPk: number | undefined): string {
  return `${keyPrefix}${userPk ?? ""}`;
}

/** For a log-out: whoever uses the tab next could read them. */
export function forgetUnsentQuestions(): void {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(keyPrefix));
  for (const key of keys) sessionStorage.removeItem(key);
}
