// `npm run bench -- NAME ARGUMENTS...`, after the setup and on the pinned Node: runs bench/NAME/main.ts.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { root, run } from "./commands.mjs";

const [name = "", ...args] = process.argv.slice(2);
const names = readdirSync(join(root, "bench"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
  .map((entry) => entry.name);

if (names.includes(name)) {
  // Paths on the command line count from where npm was called.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  process.exitCode = await run(["node", join(root, "bench", name, "main.ts"), ...args], { cwd });
} else {
  console.error(`Usage: npm run bench -- NAME ARGUMENTS...  (NAME is one of: ${names.join(", ")})`);
  process.exitCode = 2;
}
