import { isPublicMailProvider } from "./public-mail-providers.ts";

/** The domain of an e-mail address as that of the organization; "" where the address is of a public mail provider. */
export function suggestDomain(email: string): string {
  const domain = email
    .slice(email.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase();
  const isHostName = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+$/u.test(domain);
  return isHostName && !isPublicMailProvider(domain) ? domain : "";
}
