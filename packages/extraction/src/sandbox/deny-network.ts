import dgram from "node:dgram";
import dns from "node:dns";
import net from "node:net";

/**
 * Node 24's permission model does not cover the network, and an empty network namespace is not available everywhere
 * (macOS, most containers), so this also replaces Node's network functions before any parser is loaded.
 */
export function denyNetwork(): void {
  const deny = () => {
    throw new Error("the sandbox has no network");
  };
  shut(net.Socket.prototype, "connect", deny);
  shut(net.Server.prototype, "listen", deny);
  shut(dgram.Socket.prototype, "bind", deny);
  shut(dgram.Socket.prototype, "connect", deny);
  shut(dgram.Socket.prototype, "send", deny);
  shut(dns, "lookup", deny);
  shut(dns.promises, "lookup", deny);
}

function shut(target: object, name: string, deny: () => never): void {
  Object.defineProperty(target, name, { value: deny, writable: false, configurable: false });
}
