import { isIP } from "node:net";
import { Agent, buildConnector } from "undici";
import { chooseAddress, type Guard } from "./choose-address.ts";

const connectMs = 5_000;

/**
 * Connections to addresses that the guard lets through. A name is resolved once and the connection goes to the address
 * that was checked: a name that answers differently the next time gains nothing. A server may be silent for `silenceMs`.
 */
export function openGuardedConnections(guard: Guard, silenceMs = connectMs * 2): Agent {
  const connect = buildConnector({ timeout: connectMs });
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
    bodyTimeout: silenceMs,
    headersTimeout: silenceMs,
    maxHeaderSize: 32 * 1024,
    pipelining: 0,
  });
}
