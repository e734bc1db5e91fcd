import { createHash } from "node:crypto";
import { emailAddress } from "@footnote/contracts/accounts/accounts";
import { cleanText } from "@footnote/contracts/fields";
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from "jose";
import * as openid from "openid-client";
import { AppError } from "../errors.ts";
import { openLimitedFetch } from "../limit-body.ts";
import type { SignInRequest, Identity, IdentityProvider, Proof } from "./identity-provider.ts";

export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  name: string;
  kind: "script" | "redirect";
  /** The redirect address that is registered at the provider. */
  redirectUri: string;
};

type Discovered = {
  client: openid.Configuration;
  issuer: string;
  keys: ReturnType<typeof createRemoteJWKSet>;
};

/** Signatures with a key pair only: one made with a shared secret or with none proves nothing here. */
const algorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "EdDSA",
];

const google = "https://accounts.google.com";

/** More than any metadata, keys or tokens. */
const fetchLimited = openLimitedFetch({ bytesMax: 1024 ** 2 });
const fetchForClient: openid.CustomFetch = (url, options) =>
  fetchLimited(url, options as RequestInit);

/** Opens any OpenID Connect provider. Discovery happens at the first sign-in. */
export function openOpenIdProvider(settings: OpenIdSettings): IdentityProvider {
  let discovered: Promise<Discovered> | undefined;
  // A failed discovery is repeated at the next sign-in.
  const discoverOnce = () =>
    (discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    }));
  return {
    name: settings.name,
    clientId: settings.clientId,
    kind: settings.kind,
    async begin(request) {
      try {
        return buildAuthorizationUrl(await discoverOnce(), settings, request);
      } catch (error) {
        throw toAppError(error, settings.name);
      }
    },
    async identify(proof) {
      try {
        const provider = await discoverOnce();
        const { idToken, accessToken } =
          proof.idToken === undefined
            ? await exchangeCode(provider, settings, proof)
            : { idToken: proof.idToken };
        const payload = await verify(provider, settings, idToken);
        requireNonce(payload, proof);
        const claims = await addUserInfo(payload, accessToken, provider);
        return toIdentity(claims, idToken);
      } catch (error) {
        throw toAppError(error, settings.name);
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Discovered> {
  const address = new URL(issuer);
  // An operator's own provider may stand beside the server without TLS.
  // oxlint-disable-next-line typescript/no-deprecated -- marked so only to catch the eye
  const insecure = address.protocol === "http:" ? { execute: [openid.allowInsecureRequests] } : {};
  const options = { ...insecure, [openid.customFetch]: fetchForClient };
  const authentication = clientSecret === undefined ? openid.None() : undefined;
  const client = await openid.discovery(address, clientId, clientSecret, authentication, options);
  const metadata = client.serverMetadata();
  if (metadata.jwks_uri === undefined) throw new Error(`${issuer} publishes no keys`);
  const keysAddress = new URL(metadata.jwks_uri);
  const keys = createRemoteJWKSet(keysAddress, { [customFetch]: fetchLimited });
  return { client, issuer: metadata.issuer, keys };
}

function buildAuthorizationUrl(
  { client }: Discovered,
  { redirectUri }: OpenIdSettings,
  { state, nonce, codeChallenge }: SignInRequest,
): string {
  return openid.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: codeChallenge,
    code_challenge_method: "S256",
  }).href;
}

async function exchangeCode(
  { client }: Discovered,
  { redirectUri, kind }: OpenIdSettings,
  { code, codeVerifier, nonce }: Proof,
): Promise<{ idToken: string; accessToken: string }> {
  if (code === undefined) throw refusal("there is neither an ID token nor a code");
  // Every sign-in that this server begins has both: a code without them comes from elsewhere.
  const isOwn = nonce !== undefined && codeVerifier !== undefined;
  if (kind === "redirect" && !isOwn) {
    throw new AppError("sign_in.failed", { detail: { needs: ["nonce", "code_verifier"] } });
  }
  const verifier = codeVerifier === undefined ? {} : { code_verifier: codeVerifier };
  const parameters = { code, redirect_uri: redirectUri, ...verifier };
  const tokens = await openid.genericGrantRequest(client, "authorization_code", parameters);
  if (tokens.id_token === undefined) throw refusal("the provider gave no ID token for the code");
  return { idToken: tokens.id_token, accessToken: tokens.access_token };
}

async function verify(
  { issuer, keys }: Discovered,
  { clientId }: OpenIdSettings,
  idToken: string,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(idToken, keys, {
    algorithms,
    audience: clientId,
    // Google's tokens name it in both ways.
    issuer: issuer === google ? [google, "accounts.google.com"] : issuer,
    requiredClaims: ["sub", "iat", "exp"],
    clockTolerance: 30,
  });
  const several = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (several && payload["azp"] !== clientId)
    throw refusal("the token was made for another client");
  return { ...payload, iss: issuer };
}

/** A token with a nonce was made for a page that knows it: without it, or with another, somebody else brings the token. */
function requireNonce(payload: JWTPayload, proof: Proof): void {
  if (proof.nonce !== textOf(payload, "nonce")) throw refusal("the nonce is not the token's");
}

/**
 * Adds what the ID token does not say about the person. With the usual settings many providers put address and name only
 * into their userinfo, which the specification allows. Without a name a person can sign in, without an address not.
 */
async function addUserInfo(
  payload: JWTPayload,
  accessToken: string | undefined,
  { client }: Discovered,
): Promise<JWTPayload> {
  const hasAddress = textOf(payload, "email") !== undefined && "email_verified" in payload;
  const hasName = textOf(payload, "given_name") ?? textOf(payload, "family_name");
  if (hasAddress && hasName !== undefined) return payload;
  if (accessToken === undefined || client.serverMetadata().userinfo_endpoint === undefined) {
    return payload;
  }
  try {
    // The library refuses a reply about another subject.
    const info = await openid.fetchUserInfo(client, accessToken, payload.sub ?? "");
    const { email, email_verified, given_name, family_name } = info;
    const name = hasName === undefined ? { given_name, family_name } : {};
    return { ...payload, ...name, ...(hasAddress ? {} : { email, email_verified }) };
  } catch (error) {
    if (hasAddress && !isAboutAnother(error)) return payload;
    throw error;
  }
}

function isAboutAnother(error: unknown): boolean {
  const compared = "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED";
  return error instanceof openid.ClientError && error.code === compared;
}

function textOf(payload: JWTPayload, claim: string): string | undefined {
  return typeof payload[claim] === "string" ? payload[claim].trim() : undefined;
}

/** What a provider has verified is an address, too. */
function emailOf(payload: JWTPayload): string | undefined {
  return emailAddress.safeParse(payload["email"]).data;
}

/** As the specification of OpenID Connect limits it; a character that no database stores is no part of it. */
function subjectOf(payload: JWTPayload): string {
  const sub = textOf(payload, "sub") ?? "";
  if (/^[\x20-\x7e]{1,255}$/.test(sub)) return sub;
  throw refusal("the token's subject is empty, too long or no plain text");
}

/** The end of the year 9999, later than which no database keeps. */
const latest = Date.UTC(9999, 11, 31);

function toIdentity(payload: JWTPayload, idToken: string): Identity {
  const verified = payload["email_verified"];
  const { iss = "", exp = 0 } = payload;
  const nonce = textOf(payload, "nonce");
  const once = nonce === undefined ? `token ${idToken}` : `nonce ${nonce}`;
  return {
    issuer: iss,
    subject: subjectOf(payload),
    email: emailOf(payload),
    emailVerified: verified === true || verified === "true",
    firstName: cleanText(textOf(payload, "given_name") ?? ""),
    lastName: cleanText(textOf(payload, "family_name") ?? ""),
    fingerprint: createHash("sha256").update(`${iss} ${once}`).digest("base64url"),
    expiresAt: new Date(Math.min(exp * 1000, latest)),
  };
}

/** The reason is for the log only. */
function refusal(reason: string): AppError {
  return new AppError("sign_in.failed", { cause: new Error(reason) });
}

/** Distinguishes an invalid proof from a provider that does not answer. */
function toAppError(error: unknown, name: string): AppError {
  if (error instanceof AppError) return error;
  const refused =
    isAboutAnother(error) ||
    error instanceof openid.ResponseBodyError ||
    (error instanceof errors.JOSEError &&
      !(error instanceof errors.JWKSTimeout) &&
      error.code !== "ERR_JOSE_GENERIC");
  if (refused) return new AppError("sign_in.failed", { cause: error });
  const message = `${name} Sign-In is not available. Please try again later.`;
  return new AppError("sign_in.unavailable", { message, cause: error });
}
