// The operator's command line: npm run admin -- COMMAND. It opens what the configuration names, as the product does,
// so with the embedded database the product has to be stopped.
import { parseArgs } from "node:util";
import { makeResetLink } from "../features/accounts/password-reset.service.ts";
import { checkIntegrity, deleteOrphanBlobs } from "../features/documents/integrity.service.ts";
import type { App } from "../platform/app.ts";
import { readConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { compose } from "./compose.ts";

const usage = `Commands:
  integrity             compares what is stored with what the rows promise; exit code 1 when something differs
  integrity --repair    also deletes blobs that no document names
  password-reset EMAIL  prints a link with which the user of this address can choose a new password within an hour
`;

type Options = { repair: boolean; words: string[] };
type Command = (app: App, options: Options) => Promise<number>;

const commands: Record<string, Command> = {
  async integrity(app, { repair }) {
    if (repair)
      print(`Deleted ${(await deleteOrphanBlobs(app)).length} blobs that no document names.`);
    const findings = await checkIntegrity(app);
    for (const { question, ids } of findings)
      print(`${String(ids.length).padStart(6)}  ${question}`);
    for (const { question, ids } of findings) for (const id of ids) print(`${question}: ${id}`);
    return findings.every(({ ids }) => ids.length === 0) ? 0 : 1;
  },
  async "password-reset"(app, { words: [email = ""] }) {
    print(await makeResetLink(app, email));
    return 0;
  },
};

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { repair: { type: "boolean", default: false } },
  });
  const command = commands[positionals[0] ?? ""];
  if (!command) {
    process.stderr.write(usage);
    return 2;
  }
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
  const composed = await compose(config, openLog(config));
  try {
    return await command(composed.app, { ...values, words: positionals.slice(1) });
  } finally {
    await composed.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
