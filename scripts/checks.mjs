// The static checks of the project by their short names. `npm test` runs all of them.
import { run } from "./commands.mjs";
import { buildWeb, runTask } from "./setup.mjs";

/** @typedef {{ title: string, command: () => Promise<number> }} Check `command` resolves to an exit code */

const sources = ["apps", "packages", "conformance"];

/** @satisfies {Record<string, Check>} */
export const checks = {
  format: { title: "Format", command: () => run(["oxfmt", "--check"]) },
  lint: { title: "Lint", command: () => run(["oxlint"]) },
  types: {
    title: "Types",
    command: () => runTask("typecheck", ["//#typecheck:root", "--continue"]),
  },
  dependencies: {
    title: "Dependency rule",
    command: () => run(["depcruise", "--config", "infra/checks/dependency-rule.mjs", ...sources]),
  },
  deadCode: { title: "Dead code", command: () => run(["knip", "--no-progress"]) },
  web: {
    title: "Web build",
    command: async () => {
      await buildWeb();
      return 0;
    },
  },
};
