import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** All of IPv6 that has been given out (RFC 4291); "::7f00:1", an old way to write 127.0.0.1, is not in it. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Azure's channel to each machine: the one such service with a public address. */
const wireServer = "168.63.129.16";

/** A network as people write it: "10.0.0.0/8", "fd00::/8", or one address. */
export type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

export function isNetwork(text: string): boolean {
  return ipaddr.isValidCIDR(text) || isIP(text) !== 0;
}

/** @throws Error naming what is no network */
export function parseNetwork(text: string): Network {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!isNetwork(text)) throw new Error(`"${text}" is neither an address nor a network`);
  const address = ipaddr.parse(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

/**
 * Whether an address is one of the public internet, or of a network that is let through. What is not known to be public
 * is not: private, loopback, link-local (and the metadata services there), shared, multicast, reserved, and IPv6
 * addresses that carry an IPv4 one by translation or tunnel.
 */
export function isReachable(address: string, allowed: readonly Network[]): boolean {
  if (isIP(address) === 0) return false;
  if (isLetThrough(address, allowed)) return true;
  const parsed = ipaddr.process(address);
  const global = parsed.kind() === "ipv4" || parsed.match(globalUnicast);
  return global && parsed.range() === "unicast" && parsed.toString() !== wireServer;
}

/** Whether an address is of a network that the operator lets through. */
export function isLetThrough(address: string, allowed: readonly Network[]): boolean {
  // "::ffff:10.0.0.1" is 10.0.0.1.
  const parsed = ipaddr.process(address);
  return allowed.some(
    ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
  );
}
