import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import * as openid from "openid-client";
import { AppError } from "../errors.ts";
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
        const idToken = proof.idToken ?? (await exchangeCode(provider, settings, proof));
        return toIdentity(await verify(provider, settings, idToken), { idToken, proof });
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
  const authentication = clientSecret === undefined ? openid.None() : undefined;
  const client = await openid.discovery(address, clientId, clientSecret, authentication, insecure);
  const metadata = client.serverMetadata();
  if (metadata.jwks_uri === undefined) throw new Error(`${issuer} publishes no keys`);
  return { client, issuer: metadata.issuer, keys: createRemoteJWKSet(new URL(metadata.jwks_uri)) };
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
): Promise<string> {
  if (code === undefined) throw new AppError("sign_in.failed");
  // Every sign-in that this server begins has both: a code without them comes from elsewhere.
  const isOwn = nonce !== undefined && codeVerifier !== undefined;
  if (kind === "redirect" && !isOwn) {
    throw new AppError("sign_in.failed", { detail: { needs: ["nonce", "code_verifier"] } });
  }
  const verifier = codeVerifier === undefined ? {} : { code_verifier: codeVerifier };
  const parameters = { code, redirect_uri: redirectUri, ...verifier };
  const tokens = await openid.genericGrantRequest(client, "authorization_code", parameters);
  if (tokens.id_token === undefined) throw new AppError("sign_in.failed");
  return tokens.id_token;
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
  if (several && payload["azp"] !== clientId) throw new AppError("sign_in.failed");
  return { ...payload, iss: issuer };
}

function toIdentity(
  payload: JWTPayload,
  { idToken, proof }: { idToken: string; proof: Proof },
): Identity {
  const text = (claim: string) =>
    typeof payload[claim] === "string" ? payload[claim].trim() : undefined;
  const nonce = text("nonce");
  // A token with a nonce was made for a page that knows it: without it, or with another, somebody else brings the token.
  if (proof.nonce !== nonce) throw new AppError("sign_in.failed");
  const verified = payload["email_verified"];
  const { iss = "", sub = "", exp = 0 } = payload;
  const once = nonce === undefined ? `token ${idToken}` : `nonce ${nonce}`;
  return {
    issuer: iss,
    subject: sub,
    email: text("email"),
    emailVerified: verified === true || verified === "true",
    firstName: text("given_name") ?? "",
    lastName: text("family_name") ?? "",
    fingerprint: createHash("sha256").update(`${iss} ${once}`).digest("base64url"),
    expiresAt: new Date(exp * 1000),
  };
}

/** Distinguishes an invalid proof from a provider that does not answer. */
function toAppError(error: unknown, name: string): AppError {
  if (error instanceof AppError) return error;
  const refused =
    error instanceof openid.ResponseBodyError ||
    (error instanceof errors.JOSEError &&
      !(error instanceof errors.JWKSTimeout) &&
      error.code !== "ERR_JOSE_GENERIC");
  if (refused) return new AppError("sign_in.failed", { cause: error });
  const message = `${name} Sign-In is not available. Please try again later.`;
  return new AppError("sign_in.unavailable", { message, cause: error });
}
