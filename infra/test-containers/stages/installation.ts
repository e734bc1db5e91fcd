import process from "node:process";
import { fileURLToPath } from "node:url";
import { openTeam, requireAll, uploadAndAsk } from "../people.ts";
import { type Stage, teamOf } from "../stage.ts";

const suite = fileURLToPath(new URL("../../../conformance/src/main.ts", import.meta.url));

const start: Stage = {
  name: "start",
  title: "Clone, settings, `docker compose up --wait`, `/readyz`",
  isRequired: true,
  async run({ server }) {
    await server.follow("clone");
    await server.follow("settings");
    server.set(server.ownSettings);
    await server.follow("start");
    await server.trust();
    await server.follow("check");
    return await server.sh("docker compose version --short");
  },
};

const firstUse: Stage = {
  name: "first-use",
  title: "Sign-up, upload, an answer with a citation",
  isRequired: true,
  async run(scene) {
    scene.team = await openTeam(scene.server.url);
    await uploadAndAsk(scene.team);
  },
};

const people: Stage = {
  name: "people",
  title: "First operator; organizations, licences and people",
  async run({ server }) {
    await server.follow("operator", { "YOU@example.org": "you@example.org" });
    const printed = await server.follow("people");
    if (!printed.includes("example.org")) throw new Error("the organization is not listed");
    if (!/https:\/\/localhost\S+/.test(printed)) throw new Error("no link to set a password");
  },
};

const scale: Stage = {
  name: "scale",
  title: "Two API processes and two workers",
  async run(scene) {
    const { server } = scene;
    await server.follow("scale");
    for (const service of ["api", "worker"]) {
      const running = (await server.sh(`docker compose ps --quiet ${service}`)).split("\n").length;
      if (running !== 2) throw new Error(`${running} of 2 processes of ${service} run`);
    }
    await uploadAndAsk(teamOf(scene));
  },
};

const killed = ["api", "worker", "proxy", "valkey", "postgres"];

const kill: Stage = {
  name: "kill",
  title: `One container after the other killed: ${killed.join(", ")}`,
  async run(scene) {
    const { server } = scene;
    const seconds: string[] = [];
    for (const service of killed) {
      // Not by `docker kill`, after which the engine takes it that somebody wants the container to be stopped.
      await server.sh(
        `kill -9 $(docker inspect --format '{{.State.Pid}}' $(docker compose ps --quiet ${service} | head -1))`,
      );
      const began = performance.now();
      await uploadAndAsk(teamOf(scene));
      seconds.push(`${service} ${((performance.now() - began) / 1000).toFixed(1)}`);
    }
    await requireAll(teamOf(scene));
    return `seconds until the next file was ready and answered: ${seconds.join(", ")}`;
  },
};

const restart: Stage = {
  name: "restart",
  title: "Every container removed and made again, as in an upgrade at once",
  async run(scene) {
    await scene.server.sh("docker compose down");
    await scene.server.follow("upgrade");
    await requireAll(teamOf(scene));
    await uploadAndAsk(teamOf(scene));
  },
};

export const conformance: Stage = {
  name: "conformance",
  title: "The conformance suite, against two API processes behind the proxy",
  async run({ server }) {
    const printed = await server.sh(
      `NODE_EXTRA_CA_CERTS=$CURL_CA_BUNDLE ${process.execPath} ${suite} ${server.url}`,
    );
    return printed.split("\n").at(-1);
  },
};

export const installationStages: readonly Stage[] = [start, firstUse, people, scale];
export const failureStages: readonly Stage[] = [kill, restart];
