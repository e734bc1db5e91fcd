// `npm run sync -- DIRECTORY --folder NAME`: makes a folder of a running product follow a directory of this machine, through
// the HTTP API with an API key (scopes read and write). New files are uploaded, changed ones become new versions, and files
// that an earlier run uploaded are deleted when they are gone here. What people have uploaded is never replaced or deleted.
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { SetupError } from "./commands.mjs";
import { runMain } from "./setup.mjs";
import { openApi } from "./sync/api.mjs";
import { findFolderPath } from "./sync/folders.mjs";
import { openJournal } from "./sync/journal.mjs";
import { syncDirectory } from "./sync/sync-directory.mjs";

const usage = `Usage: FOOTNOTE_API_KEY=fn_... npm run sync -- DIRECTORY --folder NAME [--url http://localhost:3000]
NAME is a folder of the product, or a path of folders such as "Finance/Reports"; it is created if it does not exist.`;

await runMain(async () => {
  const { directory, folder, url } = readArguments();
  const key = process.env.FOOTNOTE_API_KEY;
  if (!key) throw new SetupError(`FOOTNOTE_API_KEY is not set.\n${usage}`);
  const found = await stat(directory).catch(() => undefined);
  if (!found?.isDirectory()) throw new SetupError(`${directory} is not a directory.`);
  const api = openApi(url, key);
  const target = await findFolderPath(api, folder.split("/").filter(Boolean));
  const journal = await openJournal(directory, target.id);
  const report = await syncDirectory({ api, journal, directory, target });
  for (const { path, reason } of report.failures) console.error(`${path}: ${reason}`);
  const { added, changed, deleted, unchanged, skipped, failures } = report;
  console.log(
    `${added} added, ${changed} changed, ${deleted} deleted, ${unchanged} unchanged, ` +
      `${skipped} skipped (unsupported type), ${failures.length} failed`,
  );
  return failures.length > 0 ? 1 : 0;
});

function readArguments() {
  const options = /** @type {const} */ ({ folder: { type: "string" }, url: { type: "string" } });
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [directory, ...others] = positionals;
    if (directory === undefined || others.length > 0 || !values.folder) throw new Error(usage);
    const origin = values.url ?? process.env.FOOTNOTE_URL ?? "http://localhost:3000";
    // npm runs commands in the project's folder and names the one that it was called in.
    const from = process.env.INIT_CWD ?? process.cwd();
    return { directory: resolve(from, directory), folder: values.folder, url: origin };
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : usage);
  }
}
