// `npm run dev`, after the setup and on the pinned Node: the server, restarting on every change, and Vite with
// hot reload, whose proxy hands /api and /ws to it. One Ctrl-C ends both.
import { join } from "node:path";
import process from "node:process";
import { ended, root, start } from "./commands.mjs";

const server = ["node", "--watch", "apps/api/src/entry/all-in-one.ts"];
const web = ["node", "node_modules/vite/bin/vite.js"];

const children = [
  start(server, { env: { NODE_ENV: "development" } }),
  start(web, { env: { API_PORT: process.env.PORT ?? "3000" }, cwd: join(root, "apps/web") }),
];

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  for (const child of children) child.kill(signal);
}

process.on("SIGINT", stop);
process.on("SIGTERM", stop);
const exits = children.map(ended);
// Either one ending, by Ctrl-C or on its own, takes the other along.
const code = await Promise.race(exits);
stop("SIGTERM");
await Promise.all(exits);
process.exitCode = code > 128 ? 0 : code;
