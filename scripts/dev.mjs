// `npm run dev`, after the setup and on the pinned Node: the server, which restarts on every change, and Vite with hot
// reload, whose proxy forwards /api and /ws to it. The embedded database runs beside them and survives the restarts.
// One Ctrl-C ends all of them.
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { ended, root, start } from "./commands.mjs";

/** @type {import("node:child_process").ChildProcess[]} */
const children = [];

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  for (const child of children) child.kill(signal);
}

process.on("SIGINT", stop);
process.on("SIGTERM", stop);

const database = process.env.DATABASE_URL ? undefined : startDatabase();
const url = await database?.url;
if (database === undefined || url !== undefined) {
  const server = ["node", "--watch", "apps/api/src/entry/all-in-one.ts"];
  const web = ["node", "node_modules/vite/bin/vite.js"];
  const compiled = join(root, "node_modules/.cache/footnote/compiled");
  /** @type {NodeJS.ProcessEnv} */
  const serverEnv = { NODE_ENV: "development", NODE_COMPILE_CACHE: compiled };
  if (url !== undefined) serverEnv.DATABASE_URL = url;
  children.push(
    start(server, { env: serverEnv }),
    start(web, { env: { API_PORT: process.env.PORT ?? "3000" }, cwd: join(root, "apps/web") }),
  );
}
const exits = children.map(ended);
// When one ends, by Ctrl-C or on its own, the others end with it; the database last.
const code = await Promise.race([...exits, ...(database ? [database.exit] : [])]);
stop("SIGTERM");
await Promise.all(exits);
if (database?.child.connected) database.child.disconnect();
await database?.exit;
process.exitCode = code > 128 ? 0 : code;

function startDatabase() {
  const command = ["node", "apps/api/src/entry/embedded-database.ts"];
  const child = start(command, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  // Not "close", which does not come for a child whose channel was closed here.
  const exit = once(child, "exit").then(([code]) => Number(code ?? 1));
  const message = once(child, "message").then(([{ url }]) => String(url));
  return { child, exit, url: Promise.race([message, exit.then(() => undefined)]) };
}
