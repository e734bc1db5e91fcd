import { parseArgs } from "node:util";
import { type Command, type Given, Misuse, optionTypes } from "./command.ts";
import { documentCommands } from "./documents.ts";
import { organizationCommands } from "./organizations.ts";
import { keyCommands } from "./keys.ts";
import { userCommands } from "./users.ts";

const commands: Record<string, Command> = {
  ...organizationCommands,
  ...userCommands,
  ...keyCommands,
  ...documentCommands,
};

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
    "--json prints the result as JSON. Exit codes: 1 if the command failed or found a problem, 2 if its arguments are invalid.",
    "",
  ].join("\n");
}

export type Called = { command: Command; given: Given; json: boolean };

/** What a line asks for; undefined when it asks for help. @throws Misuse saying what is wrong */
export function readLine(line: string[], directory = process.cwd()): Called | undefined {
  const { positionals, values, tokens } = parse(line);
  const { json = false, help = false, ...rest } = values;
  if (help || positionals.length === 0) return undefined;
  const name = [positionals.slice(0, 2).join(" "), positionals[0] ?? ""].find((candidate) =>
    Object.hasOwn(commands, candidate),
  );
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command) throw new Misuse(refuseCommand(positionals));
  const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
  const twice = names.find((option, index) => names.indexOf(option) !== index);
  if (twice !== undefined) throw new Misuse(`--${twice} is given more than once.`);
  const words = positionals.slice(name.split(" ").length);
  const taken: readonly string[] = command.options ?? [];
  const foreign = Object.keys(rest).find((option) => !taken.includes(option));
  if (foreign !== undefined) throw new Misuse(`"${name}" has no option --${foreign}. See --help.`);
  if (command.words >= 0 && words.length !== command.words) {
    throw new Misuse(`Usage: ${command.usage}`);
  }
  return { command, given: { words, options: { ...rest }, directory }, json };
}

function refuseCommand(words: string[]): string {
  const [first = ""] = words;
  const also = Object.keys(commands).filter((name) => name.startsWith(`${first} `));
  if (also.length === 0) return `There is no command "${words.join(" ")}". See --help.`;
  return `There is no command "${words.join(" ")}". Similar commands: ${also.join(", ")}. See --help.`;
}

function parse(line: string[]) {
  try {
    return parseArgs({
      args: line,
      allowPositionals: true,
      tokens: true,
      options: { ...optionTypes, json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new Misuse(explain(error as NodeJS.ErrnoException), { cause: error });
  }
}

/** Node's own sentences speak of the library, and some take three lines. */
function explain({ code, message }: NodeJS.ErrnoException): string {
  const option = /'(?:-\w, )?(--?[\w-]+)/.exec(message)?.[1] ?? "an option";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `There is no option ${option}. See --help.`;
  if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return message;
  const none = message.includes("does not take an argument");
  return none ? `${option} takes no value.` : `${option} needs a value after it. See --help.`;
}
