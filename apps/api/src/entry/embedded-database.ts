// The embedded database in its own process: `npm run dev` keeps it running while the server restarts. Sends its URL to the
// parent process, and ends with it.
import { once } from "node:events";
import { readConfig } from "../platform/config.ts";
import { startEmbeddedDatabase } from "../platform/database/embedded.ts";

const parentEnded = once(process, "disconnect");
// Ctrl-C reaches every process of the terminal; the database closes last, when its parent ends.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

try {
  const database = await startEmbeddedDatabase(readConfig(process.env).dataDir);
  process.send?.({ url: database.url });
  await Promise.race([parentEnded, database.ended]);
  await database.stop();
  process.exit(0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
