// `node scripts/check.mjs NAME`: one of the static checks, after the setup that it needs.
import process from "node:process";
import { checks } from "./checks.mjs";
import { SetupError } from "./commands.mjs";
import { runMain, setup } from "./setup.mjs";

await runMain(async () => {
  const name = process.argv[2] ?? "";
  const check = Object.entries(checks).find(([key]) => key === name)?.[1];
  if (!check) throw new SetupError(`Name one of these checks: ${Object.keys(checks).join(", ")}.`);
  await setup({ web: false });
  return await check.command();
});
