import { readInlineCommands } from "../manual.ts";
import { uploadAndAsk } from "../people.ts";
import { type Stage, teamOf } from "../stage.ts";

/** Commands within the text of the manual that are not run, by their beginnings, with the reason. */
const notRun: readonly [start: string, why: string][] = [
  ["docker compose --profile ollama", "no image of Ollama, and no stand-in"],
  ["docker compose exec ollama", "no image of Ollama, and no stand-in"],
  ["docker compose --profile development", "no image of Mailpit, and no stand-in"],
  ["docker compose logs --follow", "does not end"],
  ["docker compose up", "in the stages before, or without an end"],
  ["docker compose down --volumes", "in the stage of the restore elsewhere"],
  ["docker compose build", "in the stage of the upgrade"],
  ["docker compose config", "in compose-merged.test.ts"],
  ["docker image prune", "takes the layers that the next version of Compose would build on"],
];

/** Begins like what is not run, and is run all the same. */
const isRun = ["docker compose up migrate", "docker compose up --detach --wait --force-recreate"];

export function inlineCommandsToRun(): string[] {
  return readInlineCommands().filter(
    (command) =>
      command !== "docker compose" &&
      (isRun.some((start) => command.startsWith(start)) ||
        !notRun.some(([start]) => command.startsWith(start))),
  );
}

export const inlineCommands: Stage = {
  name: "inline",
  title: "Commands within the text",
  async run(scene) {
    const commands = inlineCommandsToRun();
    for (const command of commands) await scene.server.type(command);
    await uploadAndAsk(teamOf(scene));
    return `${commands.length} of ${readInlineCommands().length - 1}`;
  },
};
