import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, rmSync, symlinkSync } from "node:fs";
import { once } from "node:events";
import { dirname, join } from "node:path";
import process from "node:process";
import { until } from "../drills/until.ts";
import { type Place, sh } from "./shell.ts";

/** Both versions of Compose that .ci/install-services installs: the oldest that the manual promises, and a current one. */
export const composeVersions: Record<string, string> = {
  lowest: "/usr/libexec/docker/cli-plugins/docker-compose",
  newest: "/usr/local/lib/footnote-tests/docker-compose",
};

const needed: Record<string, string> = {
  docker: "apt-get install docker.io",
  dockerd: "apt-get install docker.io",
  debootstrap: "apt-get install debootstrap",
  git: "apt-get install git",
  curl: "apt-get install curl",
  caddy: "bash .ci/install-services",
};

/** What has to be installed and is not, each with the command that installs it. */
export async function missingPrograms(place: Place): Promise<string[]> {
  const missing = Object.entries(composeVersions)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => `the ${name} version of Docker Compose: bash .ci/install-services`);
  if (process.getuid?.() !== 0) missing.push("root");
  for (const [name, how] of Object.entries(needed)) {
    const found = await sh(`command -v ${name}`, place).catch(() => "");
    if (found === "") missing.push(`${name}: ${how}`);
  }
  return missing;
}

/** Makes `docker compose` the plugin at this path. */
export function chooseCompose(folder: string, plugin: string): NodeJS.ProcessEnv {
  const link = join(folder, "cli-plugins", "docker-compose");
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(plugin, link);
  // Debian's engine comes without buildx: what it builds itself needs no plugin.
  return { DOCKER_CONFIG: folder, DOCKER_BUILDKIT: "0" };
}

/** @throws Error where the engine has an installation, whose data the stages would delete */
export async function requireNoInstallation(place: Place): Promise<void> {
  const found = await sh("docker volume ls --quiet --filter name=^footnote_", place);
  if (found !== "") throw new Error(`This engine has an installation of the product: ${found}`);
}

/** A Docker engine of its own, which knows no image and no container of this machine. */
export async function startEngine(folder: string, place: Place) {
  const host = `unix://${join(folder, "docker.sock")}`;
  const log = openSync(join(folder, "dockerd.log"), "a");
  const folders = ["--data-root", join(folder, "data"), "--exec-root", join(folder, "exec")];
  const args = [...folders, "--host", host, "--pidfile", join(folder, "docker.pid")];
  const engine = spawn("dockerd", args, { stdio: ["ignore", log, log], detached: true });
  // Also when this program is interrupted.
  process.once("exit", () => engine.kill("SIGTERM"));
  const env = { ...place.env, DOCKER_HOST: host };
  const answers = async () => {
    if (engine.exitCode !== null) throw new Error(`dockerd ended; see ${folder}/dockerd.log`);
    return await sh("docker info", { ...place, env }).catch(() => undefined);
  };
  await until(answers, { what: "the Docker engine answers", within: 60_000 });
  return {
    host,
    async close() {
      await sh("docker ps --quiet | xargs --no-run-if-empty docker kill", { ...place, env }).catch(
        () => "",
      );
      engine.kill("SIGTERM");
      await once(engine, "exit");
    },
  };
}
