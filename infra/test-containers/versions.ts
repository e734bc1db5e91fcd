import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Place, sh } from "./shell.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

export type Versions = Awaited<ReturnType<typeof openVersions>>;

/**
 * The version under test, by default the present one with changes that are not committed, and one before it. The image of each is built once, so that the
 * upgrade under load replaces processes and compiles nothing on their processors.
 */
export async function openVersions(place: Place, { from, to }: { from: string; to?: string }) {
  const git = (args: string) => sh(`git -C ${root} ${args}`, place);
  const find = (revision: string) => git(`rev-parse --verify ${revision}^{commit}`);
  const current =
    to === undefined ? (await git("stash create")) || (await find("HEAD")) : await find(to);
  const previous = await find(from);
  for (const version of [previous, current]) {
    const began = performance.now();
    const tree = join(place.cwd, "tree");
    await git(`worktree add --quiet --detach --force ${tree} ${version}`);
    const build = `docker build --tag footnote-built:${version} --file ${tree}/infra/Dockerfile ${tree}`;
    try {
      await sh(build, place);
    } finally {
      await git(`worktree remove --force ${tree}`);
    }
    const size = await sh(
      `docker image inspect --format '{{.Size}}' footnote-built:${version}`,
      place,
    );
    console.error(
      `The image of ${version.slice(0, 8)}: ${Math.round(Number(size) / 1e6)} MB, built in ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
  }
  const push = (version: string, repository: string) =>
    git(`push --quiet --force ${repository} ${version}:refs/heads/main`);
  return {
    async offerPrevious(repository: string) {
      await sh(`git init --quiet --bare --initial-branch main ${repository}`, place);
      await push(previous, repository);
    },
    offerCurrent: (repository: string) => push(current, repository),
  };
}
