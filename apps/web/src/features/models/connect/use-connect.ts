import type { TestResult } from "@footnote/contracts/models/checks";
import type { ConnectionInput } from "@footnote/contracts/models/connections";
import type { ModelRole } from "@footnote/contracts/models/roles";
import { useMutation } from "@tanstack/react-query";
import { type Owner, useAddConnection, useTestModels } from "../api.ts";
import { isReached, pickWorking, planRoles, type RoleNames, toFirstModels } from "./plan-roles.ts";

/**
 * What came of it. `saved`: the connection is stored. `tested`: it was only tried. `refused`: the test failed, and nothing
 * is stored. `undecided`: the service can be reached, but a model for the answers has to be named.
 */
export type Outcome = {
  state: "saved" | "tested" | "refused" | "undecided";
  result: TestResult;
  /** The roles that have a model of the connection now. */
  filled: ModelRole[];
};

export type Attempt = {
  input: ConnectionInput;
  /** Models that were named by hand. */
  chosen: RoleNames;
  /** `test` stores nothing; `force` stores what is entered after a test has failed. */
  mode: "connect" | "test" | "force";
};

/** Tests a new connection with the models that are proposed, and stores it with those that work. */
export function useConnect(owner: Owner, open: readonly ModelRole[]) {
  const test = useTestModels(owner);
  const add = useAddConnection(owner);

  async function tryOut({ input, chosen }: Attempt) {
    const listed = await test({ connection: input, models: {} });
    const models = planRoles(open, chosen, listed);
    if (!isReached(listed) || Object.keys(models).length === 0) return { models, result: listed };
    return { models, result: await test({ connection: input, models }) };
  }

  return useMutation({
    mutationFn: async (attempt: Attempt): Promise<Outcome> => {
      const { models, result } = await tryOut(attempt);
      if (attempt.mode === "force") {
        const first = toFirstModels(models);
        await add({ ...attempt.input, models: first });
        return { state: "saved", result, filled: namesOf(first) };
      }
      const working = pickWorking(models, result);
      const state = judge(open, { models, working, result });
      if (attempt.mode === "test" || state !== "saved") {
        return { state: state === "saved" ? "tested" : state, result, filled: [] };
      }
      await add({ ...attempt.input, models: working });
      return { state, result, filled: namesOf(working) };
    },
  });
}

function namesOf(models: object): ModelRole[] {
  return Object.keys(models) as ModelRole[];
}

type Tried = { models: RoleNames; working: object; result: TestResult };

/** Without a model that writes answers, a connection is stored only where another one writes them. */
function judge(open: readonly ModelRole[], { models, working, result }: Tried): Outcome["state"] {
  if (!isReached(result)) return "refused";
  if (models.chat !== undefined && !("chat" in working)) return "refused";
  const isNeeded = open.includes("chat") && models.chat === undefined;
  if (isNeeded && Object.keys(working).length === 0) return "undecided";
  const hasFailed = Object.keys(models).length > 0 && Object.keys(working).length === 0;
  return hasFailed ? "refused" : "saved";
}
