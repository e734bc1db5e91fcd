import { csrfToken } from "@footnote/contracts/accounts/accounts";
import { apiBasePath } from "@footnote/contracts/endpoint";
import { isRecord, parseFailure, createNetworkError } from "./api-error.ts";

const cookieName = "csrftoken";

/** The value for the X-CSRFToken header: from the cookie, or fetched first when there is none. */
export async function getCsrfToken(): Promise<string> {
  return readCookie() ?? (await fetchCsrfToken());
}

/** Asks the server for a fresh token, which also renews the cookie. */
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

function readCookie(): string | undefined {
  const pair = document.cookie.split("; ").find((text) => text.startsWith(`${cookieName}=`));
  const value = pair?.slice(cookieName.length + 1);
  return value ? decodeURIComponent(value) : undefined;
}
