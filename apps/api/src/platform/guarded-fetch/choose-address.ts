import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { FetchRefused } from "./fetch-refused.ts";
import { isLetThrough, isReachable, type Network } from "./public-address.ts";

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>;

/** Who may be connected to. */
export type Guard = {
  /** Networks that may be read although they are not public. */
  readonly allowed: readonly Network[];
  readonly resolve: Resolve;
  /** Networks that are refused although `allowed` has them. */
  readonly refused?: readonly Network[];
  /** Other ports are refused, except in networks that are let through. */
  readonly ports: ReadonlySet<string> | "all";
};

/** Undici gives "" for the scheme's own. */
export const webPorts: ReadonlySet<string> = new Set(["", "80", "443"]);

/**
 * Resolves a name once and returns an address that may be connected to.
 * @throws FetchRefused where there is none
 */
export async function chooseAddress(
  host: string,
  port: string,
  { allowed, refused = [], resolve, ports }: Guard,
): Promise<string> {
  const addresses = isIP(host) ? [host] : await resolve(host);
  const address = addresses.find((one) => isReachable(one, allowed) && !isLetThrough(one, refused));
  if (address === undefined) throw new FetchRefused("address", host);
  // Mail servers and databases answer on others, and need not speak HTTP to be harmed by it.
  const usual = ports === "all" || ports.has(port) || isLetThrough(address, allowed);
  if (!usual) throw new FetchRefused("address", `${host}:${port}`);
  return address;
}

export async function resolveBySystem(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}
