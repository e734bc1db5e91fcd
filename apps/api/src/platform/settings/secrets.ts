import type { Environment } from "./environment.ts";

/** Keys, secrets and passwords, those inside of addresses too. */
export function secretsOf(read: Environment): string[] {
  return Object.entries(read).flatMap(([name, value]) => {
    if (typeof value !== "string") return [];
    if (/_(KEY|KEY_PREVIOUS|SECRET|PASSWORD|TOKEN)$/.test(name)) return [value];
    if (name.endsWith("_HEADERS"))
      return value.split(",").map((pair) => pair.replace(/^[^=]*=/, ""));
    if (!name.endsWith("_URL") || !URL.canParse(value)) return [];
    const { password } = new URL(value);
    return password === "" ? [] : [password, decodeURIComponent(password)];
  });
}
