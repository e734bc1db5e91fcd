import type { Team } from "./people.ts";
import type { Server } from "./server.ts";

/** What stages know of each other: the server, what is on it, and the version that is not on it yet. */
export type Scene = {
  readonly server: Server;
  team?: Team;
  /** Moves the branch that the installation follows to the version under test. */
  readonly publish: () => Promise<unknown>;
};

/** One row of the table. */
export type Stage = {
  readonly name: string;
  readonly title: string;
  /** Without it, nothing that follows can be tried. */
  readonly isRequired?: boolean;
  /** @returns what was measured, for the table. @throws Error with what is wrong */
  run(scene: Scene): Promise<string | void>;
};

/** @throws Error where the stage that signs people up has not run */
export function teamOf({ team }: Scene): Team {
  if (!team) throw new Error("nobody has signed up");
  return team;
}
