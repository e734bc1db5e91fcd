import { requireAll, uploadAndAsk } from "../people.ts";
import { type Scene, type Stage, teamOf } from "../stage.ts";

const backupName = "footnote-20261121T031500Z.tar";

/** A stage that runs blocks of the manual and uses the product afterwards. */
function useAfter({ blocks, ...named }: Pick<Stage, "name" | "title"> & { blocks: string[] }) {
  return {
    ...named,
    async run(scene: Scene) {
      for (const block of blocks) await scene.server.follow(block);
      await requireAll(teamOf(scene));
      await uploadAndAsk(teamOf(scene));
    },
  };
}

const users = useAfter({
  name: "users",
  title: "The database user parted from the owner of the tables",
  blocks: ["part-users"],
});

const rotate = useAfter({ name: "rotate", title: "Another database password", blocks: ["rotate"] });

/** Before the upgrade, which adds one to the backups of every night. */
export const backup: Stage = {
  name: "backup",
  title: "Export, backup, and the line of the cron file",
  async run({ server }) {
    await server.follow("export");
    await server.follow("backup");
    await server.follow("nightly");
    if (server.newestBackup() === "") throw new Error("there is no backup");
  },
};

const restoreHere: Stage = {
  name: "restore-here",
  title: "Restore on this server: refused where there is data, done with `--replace`",
  async run(scene) {
    const { server } = scene;
    const team = teamOf(scene);
    const kept = team.files.length;
    await server.follow("backup");
    await uploadAndAsk(team);
    const words = { [backupName]: server.newestBackup() };
    const refusal = await server.follow("restore-here", words).catch(String);
    if (!refusal.includes("--replace")) throw new Error(`instead of a refusal came ${refusal}`);
    await server.follow("restore-here", { [backupName]: `${server.newestBackup()} --replace` });
    team.files.splice(kept);
    await requireAll(team);
  },
};

const restoreElsewhere: Stage = {
  name: "restore-elsewhere",
  title: "Restore on another machine: an empty installation with a password of its own",
  async run(scene) {
    const { server } = scene;
    // As the manual says: nothing is added after the last backup.
    await server.sh("docker compose stop proxy api worker");
    await server.follow("backup");
    const newest = server.newestBackup();
    await server.sh(`docker compose down --volumes
      mkdir -p ${server.folder}/old-server/footnote
      mv ${server.backups}/${newest} ${server.folder}/old-server/footnote/
      cd ${server.folder} && rm -rf ${server.installation} ${server.backups}`);
    await server.follow("clone");
    await server.follow("settings");
    server.set(server.ownSettings);
    await server.follow("restore-elsewhere", { [backupName]: newest });
    await server.trust();
    await requireAll(teamOf(scene));
    await uploadAndAsk(teamOf(scene));
  },
};

const authority: Stage = {
  name: "authority",
  title: "Certificates of an own authority",
  async run(scene) {
    const { server } = scene;
    await server.follow("authority", { "YOUR-AUTHORITY.pem": `${server.folder}/root.crt` });
    const files =
      "COMPOSE_FILE=docker-compose.yml:infra/compose.secrets.yml:infra/compose.private-ca.yml";
    await server.sh(
      `sed -i 's|^COMPOSE_FILE=.*|${files}|' .env && docker compose up --detach --wait`,
    );
    const ask = `require("tls").getCACertificates("extra").length`;
    const known = await server.sh(`docker compose exec -T api node --print '${ask}'`);
    if (Number(known) < 1) throw new Error("the API does not know the authority");
    await requireAll(teamOf(scene));
  },
};

const trouble = useAfter({
  name: "trouble",
  title: "Disk, queue and documents of the troubleshooting",
  blocks: ["disk", "queues", "empty-queue", "documents", "integrity"],
});

const revoke: Stage = {
  name: "revoke",
  title: "All sessions and API keys revoked",
  async run(scene) {
    await scene.server.follow("revoke");
    const reply = await teamOf(scene).member.send({ method: "GET", path: "/auth/user/" });
    if (reply?.status !== 401) throw new Error(`still signed in: ${reply?.status ?? "no reply"}`);
  },
};

export const careStages: readonly Stage[] = [
  users,
  rotate,
  restoreHere,
  restoreElsewhere,
  authority,
  trouble,
  revoke,
];
