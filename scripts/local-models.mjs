// `npm run local-models`: installs what runs models on this machine, more than half a gigabyte, for those who want it.
import { SetupError, root, run } from "./commands.mjs";
import { pnpm, runMain, setup } from "./setup.mjs";

await runMain(async () => {
  await setup({ web: false });
  // A workspace of its own: nobody else's installation carries it. No build scripts: they would fetch GPU libraries, or
  // compile what the packages bring for common machines. The image uses the same flags.
  const flags = ["--ignore-scripts", "--frozen-lockfile"];
  const code = await run([...pnpm(), "install", ...flags], { cwd: `${root}/local-models` });
  if (code !== 0)
    throw new SetupError("What runs local models could not be installed (see above).");
  console.log("Local models can be used: see the settings that take local: in .env.example.");
  return 0;
});
