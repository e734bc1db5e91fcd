import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";

/** How failures of one kind are slowed down: none of the first `free`, then 1 s, doubled each time up to `delayMax`. */
export type Slowdown = { free: number; delayMax: number };

const minuteMs = 60_000;

/** For one account from one network, and for one session: whoever guesses there does not keep the owner out elsewhere. */
export const perAccount: Slowdown = { free: 5, delayMax: 15 * minuteMs };

/** For one account from everywhere: it slows guesses from very many networks, and its owner for a minute at most. */
export const perAccountEverywhere: Slowdown = { free: 100, delayMax: minuteMs };

/** Milder, since an office or a mobile network is one address; against one account the other limit holds. */
export const perAddress: Slowdown = { free: 50, delayMax: minuteMs };

/** How long nothing more is tried after so many failures, in milliseconds. */
export function delayAfter(failures: number, { free, delayMax }: Slowdown): number {
  return failures < free ? 0 : Math.min(1000 * 2 ** (failures - free), delayMax);
}

/**
 * What is counted for an e-mail address, whether it has an account or not: `mail` asked for by its owner, `received` what
 * others have sent to it, `invite` what its owner has sent. Addresses are not kept.
 */
export function accountSubject(
  action: "login" | "mail" | "received" | "invite",
  email: string,
): string {
  return `${action}:account:${createHash("sha256").update(email).digest("base64url")}`;
}

/** What is counted for an e-mail address where it is typed; begins with the subject of the account. */
export function loginSubject(email: string, address: string): string {
  return `${accountSubject("login", email)}:${networkOf(address)}`;
}

/** What is counted for an e-mail address in a browser where it has been signed in before; begins with the subject of the account. */
export function deviceSubject(email: string, device: string): string {
  return `${accountSubject("login", email)}:device:${device}`;
}

/** What is counted for a live session, in which its user is asked for the password. */
export function sessionSubject(keyHash: string): string {
  return `login:session:${keyHash}`;
}

export function addressSubject(
  action: "login" | "signup" | "taken" | "mail" | "upload" | "model",
  address: string,
): string {
  return `${action}:address:${networkOf(address)}`;
}

/** Whom an address belongs to: an IPv6 customer has a whole /64 to send from, and a site up to a /48. */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, bits / 16);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/${bits}`;
}
