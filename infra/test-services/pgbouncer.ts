import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Found } from "./found.ts";
import { freePort, launch, privateFolder, unprivilegedAccount } from "./private-process.ts";
import { findInPath } from "./programs.ts";

/**
 * A PgBouncer in transaction mode in front of a Postgres: each transaction of a client may run on another connection of the server, as
 * behind the poolers of managed services.
 * @param serverUrl of the Postgres, with the user and the password that all connections log in with
 */
export async function startPgBouncer(serverUrl: string): Promise<Found> {
  const command = findInPath("pgbouncer");
  if (command === undefined) return { missing: "no PgBouncer is installed" };
  const server = new URL(serverUrl);
  const account = unprivilegedAccount(["postgres", "nobody"]);
  const folder = await privateFolder("pgbouncer", account);
  const port = await freePort();
  const configuration = join(folder, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "pool_mode = transaction",
    "auth_type = any",
    // Connections are shared by more clients than there are of them, or nothing would be proven.
    "default_pool_size = 6",
  ];
  await writeFile(configuration, `${lines.join("\n")}\n`, { mode: 0o600 });
  if (account.uid !== undefined) await chown(configuration, account.uid, account.gid);
  const service = await launch(folder, {
    command,
    args: [configuration],
    account,
    ready: /process up/,
    stopSignal: "SIGTERM",
  });
  const url = new URL(serverUrl);
  url.port = String(port);
  return { url: url.href, stop: service.stop };
}
