import type { Environment } from "./environment.ts";

/** Google's script hands codes to the page itself and calls that "postmessage"; others send them to the login page. */
export function readIdentityProvider(read: Environment) {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ISSUER: issuer } = read;
  if (clientId === undefined) return undefined;
  const isGoogle = new URL(issuer).host === "accounts.google.com";
  const redirectUri = isGoogle ? "postmessage" : new URL("/login", read.PUBLIC_URL).href;
  const kind = isGoogle ? ("script" as const) : ("redirect" as const);
  return { issuer, clientId, clientSecret, name: read.OIDC_NAME, kind, redirectUri };
}
