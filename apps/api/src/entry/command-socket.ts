import { chmod, rm } from "node:fs/promises";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { App } from "../platform/app.ts";
import type { Config } from "../platform/config.ts";
import { type Line, type Printed, runLine } from "./commands/run-line.ts";

/** In the data folder. Only its owner may connect. */
const socketPath = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "commands.sock");

/** Bytes: what the operating systems allow for the path of a socket. */
const longestPath = 100;

/**
 * Runs the operator's commands for other processes while the embedded database is open, which one process can open at a
 * time. Returns what stops it.
 */
export async function openCommandSocket(app: App): Promise<() => Promise<void>> {
  const path = socketPath(app.config);
  if (app.config.databaseUrl || Buffer.byteLength(path) > longestPath) return async () => {};
  // A killed process leaves its socket. Nobody else has the data folder open.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    answer(app, socket).catch((error: unknown) => {
      app.log.warn({ err: error }, "command not answered");
      socket.destroy();
    });
  });
  server.listen(path);
  await once(server, "listening");
  await chmod(path, 0o600);
  return async () => {
    server.close();
    await rm(path, { force: true });
  };
}

async function answer(app: App, socket: Socket): Promise<void> {
  const line = JSON.parse(await text(socket)) as Line;
  socket.end(JSON.stringify(await runLine(app, line)));
}

/** Runs a command in the process that has the embedded database open; undefined if none has. */
export async function callRunningProduct(config: Config, line: Line): Promise<Printed | undefined> {
  if (config.databaseUrl) return undefined;
  const socket = connect(socketPath(config));
  try {
    await once(socket, "connect");
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify(line));
  const reply = await text(socket);
  if (reply === "")
    throw new Error("The server stopped before the command finished. Run it again.");
  return JSON.parse(reply) as Printed;
}
