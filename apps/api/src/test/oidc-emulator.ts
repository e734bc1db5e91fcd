import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** `undefined` leaves a claim out. */
export type Claims = { [Name in keyof JWTPayload]: JWTPayload[Name] | undefined };

export type OidcEmulator = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** An ID token of this provider; claims win over the usual ones. */
  sign(claims: Claims, options?: { key?: CryptoKey; kid?: string }): Promise<string>;
  /** A code that can be redeemed once for this ID token, with this redirect_uri and, with a challenge, its verifier. */
  issueCode(idToken: string, redirectUri: string, challenge?: string): string;
  /** What userinfo answers to the access token of this code; without it, that the token is not valid. */
  setUserInfo(code: string, claims: Claims): void;
  close(): Promise<void>;
};

type Codes = Map<string, { idToken: string; redirectUri: string; challenge: string | undefined }>;

/** By the header that carries the access token. */
type UserInfo = Map<string, Claims>;

const signingKeyId = "key-1";

/** An OpenID provider on a local port, with an RSA key of its own. */
export async function startOidcEmulator(): Promise<OidcEmulator> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: signingKeyId, alg: "RS256", use: "sig" };
  const client = { id: "footnote-tests", secret: randomBytes(16).toString("hex") };
  const codes: Codes = new Map();
  const userInfo: UserInfo = new Map();
  const server = createServer((request, response) => {
    void answer(request, response, { jwk, client, codes, userInfo, issuer: issuerOf() });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuerOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer: issuerOf(),
    clientId: client.id,
    clientSecret: client.secret,
    sign: (claims, options = {}) =>
      new SignJWT(withUsual(claims, { issuer: issuerOf(), audience: client.id }))
        .setProtectedHeader({ alg: "RS256", kid: options.kid ?? signingKeyId })
        .sign(options.key ?? privateKey),
    issueCode(idToken, redirectUri, challenge) {
      const code = randomBytes(12).toString("hex");
      codes.set(code, { idToken, redirectUri, challenge });
      return code;
    },
    setUserInfo: (code, claims) => void userInfo.set(`Bearer access-${code}`, claims),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

function withUsual(claims: Claims, { issuer, audience }: { issuer: string; audience: string }) {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: audience,
    iat: now,
    exp: now + 600,
    email_verified: true,
    ...claims,
  } as JWTPayload;
}

function describe({ headers }: IncomingMessage, known: UserInfo): [status: number, body: unknown] {
  const claims = known.get(headers.authorization ?? "");
  return claims ? [200, claims] : [401, { error: "invalid_token" }];
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  state: {
    jwk: object;
    client: { id: string; secret: string };
    codes: Codes;
    userInfo: UserInfo;
    issuer: string;
  },
): Promise<void> {
  const reply = (status: number, body: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const { issuer } = state;
  if (request.url === "/.well-known/openid-configuration") {
    return void reply(200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ["code", "id_token"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    });
  }
  if (request.url === "/jwks") return void reply(200, { keys: [state.jwk] });
  if (request.url === "/userinfo") return void reply(...describe(request, state.userInfo));
  if (request.url !== "/token") return void reply(404, { error: "not_found" });
  const form = new URLSearchParams(await text(request));
  const { id, secret } = state.client;
  if (form.get("client_id") !== id || form.get("client_secret") !== secret) {
    return void reply(401, { error: "invalid_client" });
  }
  const code = form.get("code") ?? "";
  const granted = state.codes.get(code);
  state.codes.delete(code);
  const verifier = form.get("code_verifier");
  const challenge = verifier === null ? undefined : challengeOf(verifier);
  const fits = granted?.redirectUri === form.get("redirect_uri") && granted.challenge === challenge;
  if (!granted || !fits) {
    return void reply(400, { error: "invalid_grant" });
  }
  const token = { access_token: `access-${code}`, token_type: "Bearer", id_token: granted.idToken };
  reply(200, token);
}
