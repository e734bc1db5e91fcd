import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/accounts/sign-in", {
  insecure: "Failed to establish secure connection. Please try again.",
  noKey: "Authentication failed. Please try again.",
  signInFailed: (provider: string) => `An error occurred during ${provider} sign in`,
  signUpFailed: (provider: string) => `An error occurred during ${provider} sign up`,
  notAuthenticated: (provider: string) => `Failed to authenticate with ${provider}`,
});
