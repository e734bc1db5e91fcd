import type { Environment } from "./environment.ts";
import { readHeaders } from "./tracing.ts";

/** Keys, secrets and passwords, those inside of addresses too. */
export function secretsOf(read: Environment): string[] {
  return Object.entries(read).flatMap(([name, value]) => {
    if (typeof value !== "string") return [];
    if (/_(KEY|KEY_PREVIOUS|SECRET|PASSWORD|TOKEN)$/.test(name)) return [value];
    if (name.endsWith("_HEADERS")) return secretsOfHeaders(value);
    if (!name.endsWith("_URL") || !URL.canParse(value)) return [];
    const { password } = new URL(value);
    return password === "" ? [] : [password, decodeURIComponent(password)];
  });
}

/** Other headers, such as the name of a tenant, may be words of harmless lines. */
function secretsOfHeaders(value: string): string[] {
  return Object.entries(readHeaders(value)).flatMap(([name, secret]) =>
    /auth|cookie|key|secret|token/i.test(name) ? [secret, encodeURIComponent(secret)] : [],
  );
}
