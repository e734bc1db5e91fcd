import { parseArgs } from "node:util";
import { type Command, type Given, Misuse } from "./command.ts";
import { documentCommands } from "./documents.ts";
import { organizationCommands } from "./organizations.ts";
import { userCommands } from "./users.ts";

const commands: Record<string, Command> = {
  ...organizationCommands,
  ...userCommands,
  ...documentCommands,
};

const options = {
  search: { type: "string" },
  organization: { type: "string" },
  seats: { type: "string" },
  documents: { type: "string" },
  chunks: { type: "string" },
  folders: { type: "string" },
  requests: { type: "string" },
  active: { type: "string" },
  expires: { type: "string" },
  "follow-subscription": { type: "boolean" },
  all: { type: "boolean" },
  repair: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** The help: every command with what it does. */
export function describeCommands(): string {
  const lines = Object.values(commands).flatMap(({ usage, says }) => [
    `  ${usage}`,
    `      ${says}`,
  ]);
  return [
    "Usage: npm run admin -- COMMAND [--json]",
    "",
    ...lines,
    "",
    "--json prints the result as JSON. Exit code 1: it failed or found something wrong, 2: it was called wrongly.",
    "",
  ].join("\n");
}

export type Called = { command: Command; given: Given; json: boolean };

/** What a line asks for; undefined when it asks for help. @throws Misuse saying what is wrong */
export function readLine(line: string[]): Called | undefined {
  const { positionals, values } = parse(line);
  const { json = false, help = false, ...rest } = values;
  if (help || positionals.length === 0) return undefined;
  const name = [positionals.slice(0, 2).join(" "), positionals[0] ?? ""].find(
    (candidate) => candidate in commands,
  );
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command) {
    throw new Misuse(`There is no command "${positionals.join(" ")}". See --help.`);
  }
  const words = positionals.slice(name.split(" ").length);
  const foreign = Object.keys(rest).find((option) => !command.options?.includes(option));
  if (foreign !== undefined) throw new Misuse(`${name} takes no --${foreign}.`);
  if (command.words >= 0 && words.length !== command.words) {
    throw new Misuse(`It is called so: ${command.usage}`);
  }
  return { command, given: { words, options: { ...rest } }, json };
}

function parse(line: string[]) {
  try {
    return parseArgs({ args: line, allowPositionals: true, options });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
