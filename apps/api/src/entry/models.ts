// npm run models -- check URL: tries what the product needs of an OpenAI-compatible server and prints a table. See
// docs/models.md. It needs no database and changes nothing.
import { parseArgs } from "node:util";
import { checkConnection } from "../platform/models/compatibility/check-connection.ts";
import { describeCheck } from "../platform/models/compatibility/describe-check.ts";
import type { CheckResult } from "../platform/models/compatibility/check.ts";

const usage = `Usage: npm run models -- check URL [--chat MODEL] [--embedding MODEL] [--transcription MODEL]
                               [--key-env NAME] [--api-version VERSION] [--timeout SECONDS]

URL is the address of the API, which mostly ends in /v1. The key is read from the environment variable NAME.
--api-version is for Azure's dated API: URL is then that of the resource, and models are deployments.
Exit codes: 1 if the chat model fails, or without one the list of models; 2 if the arguments are invalid.
`;

/** What is wrong with the command line. */
class Misuse extends Error {}

const text = { type: "string" } as const;
const options = {
  chat: text,
  embedding: text,
  transcription: text,
  "key-env": text,
  "api-version": text,
  timeout: text,
};

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Misuse(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

function readLine(line: string[]) {
  const { positionals, values } = parse(line);
  const [command, url, ...others] = positionals;
  if (command !== "check" || url === undefined || others.length > 0) throw new Misuse(usage);
  if (!URL.canParse(url)) throw new Misuse(`${url} is no address.\n`);
  const seconds = Number(values.timeout ?? 60);
  if (!(seconds > 0)) throw new Misuse("--timeout takes a number of seconds.\n");
  const { "key-env": name, "api-version": apiVersion, timeout: _, ...roles } = values;
  const connection = {
    apiKey: name === undefined ? "unused" : readKey(name),
    baseUrl: url,
    timeoutMs: seconds * 1_000,
    ...(apiVersion !== undefined && { apiVersion }),
  };
  return { connection, roles };
}

/** Keys come from the environment only: a command line is seen by every process and kept by the shell. */
function readKey(name: string): string {
  const key = process.env[name];
  if (!key) throw new Misuse(`The environment variable ${name} is not set.\n`);
  return key;
}

async function main(line: string[]): Promise<number> {
  const { connection, roles } = readLine(line);
  const print = (result: CheckResult) => process.stdout.write(`${describeCheck(result)}\n`);
  const results = await checkConnection(connection, roles, { onResult: print });
  const models = results.find(({ check }) => check === "models")?.models ?? [];
  if (models.length > 0) process.stdout.write(`\nModels: ${models.join(", ")}\n`);
  if (Object.keys(roles).length === 0) {
    process.stdout.write("\nName a model with --chat, --embedding or --transcription to try it.\n");
  }
  const decisive = roles.chat === undefined ? "models" : "chat";
  return results.find(({ check }) => check === decisive)?.outcome === "fails" ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(error instanceof Misuse ? error.message : `${String(error)}\n`);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
