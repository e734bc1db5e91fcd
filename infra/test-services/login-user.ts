/** Who logs in to the tests' databases, as in the compose file: a user without a right to any table, who steps up. */
export const loginUser = { name: "footnote_test", password: "footnote", owner: "footnote_owner" };

/** @param port of a pooler in front of the Postgres, or its own */
export function formatLoginUrl(url: URL, port = url.port): string {
  const { name: username, password } = loginUser;
  return Object.assign(new URL(url), { username, password, port }).href;
}
