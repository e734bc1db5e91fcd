import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { chooseAddress, type Guard } from "./choose-address.ts";

/** Agents for libraries that send their requests with Node's own client. */
export type GuardedAgents = { http: http.Agent; https: https.Agent; destroy(): void };

const options = { keepAlive: true, maxSockets: 8, timeout: 30_000 };

/** Connections as those of `openGuardedConnections`: each goes to the address that was checked. */
export function openGuardedAgents(guard: Guard): GuardedAgents {
  const plain = guardAgent(new http.Agent(options), guard);
  const secure = guardAgent(new https.Agent(options), guard);
  return {
    http: plain,
    https: secure,
    destroy() {
      plain.destroy();
      secure.destroy();
    },
  };
}

function guardAgent<Kind extends http.Agent>(agent: Kind, guard: Guard): Kind {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (wanted, callback) => {
    const host = (wanted.host ?? "").replace(/^\[|\]$/g, "");
    chooseAddress(host, String(wanted.port), guard)
      // The certificate is that of the name.
      .then((address) =>
        connect({ ...wanted, host: address, servername: isIP(host) ? "" : host } as never),
      )
      .then(
        // oxlint-disable-next-line promise/no-callback-in-promise -- the library takes a callback
        (socket) => callback?.(null, socket as never),
        // oxlint-disable-next-line promise/no-callback-in-promise -- the library takes a callback
        (error: unknown) => callback?.(error as Error, undefined as never),
      );
    return undefined;
  };
  return agent;
}
