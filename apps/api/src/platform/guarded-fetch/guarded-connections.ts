import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { Agent, buildConnector } from "undici";
import { FetchRefused } from "./fetch-refused.ts";
import { isLetThrough, isReachable, type Network } from "./public-address.ts";

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>;

const connectMs = 5_000;
/** Undici gives "" for the scheme's own. */
const usualPorts = new Set(["", "80", "443"]);

/**
 * Connections to addresses of the public internet only. A name is resolved once and the connection goes to the address
 * that was checked: a name that answers differently the next time gains nothing.
 */
export function openGuardedConnections(
  allowed: readonly Network[],
  resolve: Resolve = resolveBySystem,
): Agent {
  const connect = buildConnector({ timeout: connectMs });
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, "");
      chooseAddress(host, { allowed, resolve, port: options.port }).then(
        // The certificate is that of the name.
        (address) =>
          connect({ ...options, hostname: address, servername: isIP(host) ? "" : host }, callback),
        (error: unknown) => {
          // oxlint-disable-next-line promise/no-callback-in-promise -- the library takes a callback
          callback(error instanceof Error ? error : new Error(String(error)), null);
        },
      );
    },
    bodyTimeout: connectMs * 2,
    headersTimeout: connectMs * 2,
    maxHeaderSize: 32 * 1024,
    pipelining: 0,
  });
}

async function chooseAddress(
  host: string,
  { allowed, resolve, port }: { allowed: readonly Network[]; resolve: Resolve; port: string },
): Promise<string> {
  const addresses = isIP(host) ? [host] : await resolve(host);
  const address = addresses.find((one) => isReachable(one, allowed));
  if (address === undefined) throw new FetchRefused("address", host);
  // Mail servers and databases answer on others, and need not speak HTTP to be harmed by it.
  const usual = usualPorts.has(port) || isLetThrough(address, allowed);
  if (!usual) throw new FetchRefused("address", `${host}:${port}`);
  return address;
}

async function resolveBySystem(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}
