// `npm run dev`: the server restarting on every change, Vite with hot reload in front of it, one Ctrl-C for both.
import { join } from "node:path";
import process from "node:process";
import { ended, root, start } from "./commands.mjs";
import { runMain, setup } from "./setup.mjs";

const server = ["node", "--watch", "--env-file-if-exists=.env", "apps/api/src/entry/all-in-one.ts"];
const web = ["node", "node_modules/vite/bin/vite.js"];

await runMain(async () => {
  await setup({ web: false });
  const children = [
    start(server, { env: { NODE_ENV: "development", ...process.env } }),
    start(web, { cwd: join(root, "apps/web") }),
  ];
  const stop = (/** @type {NodeJS.Signals} */ signal) =>
    children.forEach((child) => child.kill(signal));
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const exits = children.map(ended);
  // Either one ending, by Ctrl-C or on its own, takes the other along.
  const code = await Promise.race(exits);
  stop("SIGTERM");
  await Promise.all(exits);
  return code > 128 ? 0 : code;
});
