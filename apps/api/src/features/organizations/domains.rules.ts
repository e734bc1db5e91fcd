import { domainToASCII } from "node:url";

/**
 * Normalises a domain as people type it (with a scheme, a path, capitals or umlauts) to a host name.
 * Returns undefined when it is invalid.
 */
export function normalizeDomain(typed: string): string | undefined {
  const host = typed
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, "")
    .replace(/[/?#][^]*$/, "")
    .replace(/:\d+$/, "")
    .replace(/\.$/, "");
  const ascii = domainToASCII(host.toLowerCase());
  return isHostName(ascii) ? ascii : undefined;
}

function isHostName(host: string): boolean {
  if (host.length === 0 || host.length > 253) return false;
  const labels = host.split(".");
  const shaped = labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
  return shaped && labels.length >= 2 && !/^\d+$/.test(labels.at(-1) ?? "");
}
