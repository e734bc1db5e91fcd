import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Found } from "./found.ts";
import { freePort, launch, privateFolder, unprivilegedAccount } from "./private-process.ts";
import { findInPath } from "./programs.ts";

/**
 * A PgBouncer in transaction mode in front of a Postgres: each transaction of a client may run on another connection of the server, as
 * behind the poolers of managed services.
 * @param serverUrl of the Postgres, with a user that may log in
 * @param others who may log in, too
 */
export async function startPgBouncer(
  serverUrl: string,
  others: readonly { name: string; password: string }[] = [],
): Promise<Found> {
  const command = findInPath("pgbouncer");
  if (command === undefined) return { missing: "no PgBouncer is installed" };
  const server = new URL(serverUrl);
  const account = unprivilegedAccount(["postgres", "nobody"]);
  const folder = await privateFolder("pgbouncer", account);
  const port = await freePort();
  const configuration = join(folder, "pgbouncer.ini");
  const users = join(folder, "users.txt");
  const known = [{ name: server.username, password: server.password }, ...others];
  const lines = [
    "[databases]",
    `* = host=${server.hostname} port=${server.port}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "pool_mode = transaction",
    // It knows the passwords, which the server asks for.
    "auth_type = trust",
    `auth_file = ${users}`,
    "max_client_conn = 1000",
    // Connections are shared by more clients than there are of them, or nothing would be proven.
    "default_pool_size = 6",
  ];
  await writeFile(configuration, `${lines.join("\n")}\n`, { mode: 0o600 });
  await writeFile(users, known.map(({ name, password }) => `"${name}" "${password}"\n`).join(""), {
    mode: 0o600,
  });
  for (const file of [configuration, users])
    if (account.uid !== undefined) await chown(file, account.uid, account.gid);
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
