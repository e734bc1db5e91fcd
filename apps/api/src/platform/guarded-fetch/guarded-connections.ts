import { isIP } from "node:net";
import { Agent, buildConnector } from "undici";
import { chooseAddress, type Resolve, resolveBySystem, webPorts } from "./choose-address.ts";
import type { Network } from "./public-address.ts";

const connectMs = 5_000;

/**
 * Connections to addresses of the public internet only. A name is resolved once and the connection goes to the address
 * that was checked: a name that answers differently the next time gains nothing.
 */
export function openGuardedConnections(
  allowed: readonly Network[],
  resolve: Resolve = resolveBySystem,
): Agent {
  const connect = buildConnector({ timeout: connectMs });
  const guard = { allowed, resolve, ports: webPorts };
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, "");
      chooseAddress(host, options.port, guard).then(
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
