import type { JWTPayload } from "jose";
import { afterAll, beforeAll } from "vitest";
import { type Answer, newClient } from "./client.ts";
import { type OidcEmulator, startOidcEmulator } from "./oidc-emulator.ts";
import { type Product, startProduct } from "./product.ts";

export const redirectUri = "https://footnote.example.org/login";
export const failed = [400, "sign_in.failed", "Authentication failed. Please try again."];
export const outcome = ({ status, body }: Answer) => [status, body.code, body.error];
let people = 0;

/** Claims of somebody new. */
export function somebody(claims: JWTPayload = {}): JWTPayload & { sub: string; email: string } {
  people += 1;
  return { sub: `subject-${people}`, email: `person${people}@example.org`, ...claims };
}

/** A product where people sign in at a provider, and that provider; there from the tests' beginning to their end. */
export function useThirdPartyProduct() {
  let provider: OidcEmulator;
  let product: Product;
  beforeAll(async () => {
    provider = await startOidcEmulator();
    product = await startProduct({
      workers: false,
      env: {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
        OIDC_NAME: "Harbour ID",
        PUBLIC_URL: "https://footnote.example.org",
      },
    });
  });
  afterAll(async () => {
    await product.close();
    await provider.close();
  });
  return {
    get product() {
      return product;
    },
    get provider() {
      return provider;
    },
    signIn: (body: Record<string, unknown>) => newClient(product.url).post("/auth/google/", body),
    userOf: async (key: string) =>
      (await Object.assign(newClient(product.url), { token: key }).get("/auth/user/")).body,
  };
}
