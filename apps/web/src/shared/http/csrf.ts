import { csrfToken } from "@footnote/contracts/accounts/accounts";
import { apiBasePath } from "@footnote/contracts/endpoint";
import { createNetworkError, hasCode, isRecord, parseFailure } from "./api-error.ts";

const cookieName = "csrftoken";

/** The value of the X-CSRFToken header: from the cookie, or fetched when there is none. */
export async function getCsrfToken(): Promise<string> {
  return readCookie() ?? (await fetchCsrfToken());
}

/** Fetches a fresh token, which also renews the cookie. */
export async function fetchCsrfToken(): Promise<string> {
  const response = await fetch(apiBasePath + csrfToken.path, { credentials: "include" }).catch(
    () => {
      throw createNetworkError();
    },
  );
  const body: unknown = await response.json().catch(() => null);
  const token = isRecord(body) ? body["csrfToken"] : undefined;
  if (!response.ok || typeof token !== "string") throw parseFailure(response.status, body);
  return token;
}

/**
 * Runs a request with the CSRF token. When the server refuses the token of the cookie, which can outlive the server's
 * secret, the request is sent once more with a fresh one.
 */
export async function withCsrfRetry<T>(
  request: (getToken: () => Promise<string>) => Promise<T>,
): Promise<T> {
  try {
    return await request(getCsrfToken);
  } catch (error) {
    if (!hasCode(error, "csrf.invalid")) throw error;
    return await request(fetchCsrfToken);
  }
}

function readCookie(): string | undefined {
  const pair = document.cookie.split("; ").find((text) => text.startsWith(`${cookieName}=`));
  const value = pair?.slice(cookieName.length + 1);
  return value ? decodeURIComponent(value) : undefined;
}
