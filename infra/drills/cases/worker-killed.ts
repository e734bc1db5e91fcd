import type { Drill } from "../drill.ts";
import { openDatabase } from "../../../apps/api/src/platform/database/database.ts";
import type { Installation } from "../installation.ts";
import { until } from "../until.ts";
import { bytesOf } from "../uploads.ts";

const stages = ["extracting", "indexing", "embedding"] as const;
const prefix = "worker-killed-in-";
type Stage = (typeof stages)[number];
/** More text than one batch of chunks. */
const manyLines = 6_000;

/**
 * Holds one file in each stage and kills both workers. Locks do that: without vectors a file stays in `embedding`, without
 * chunks a large one in `extracting` and a small one in `indexing`.
 */
export const workerKilled: Drill = {
  name: "worker-killed",
  title: "Workers killed in each stage",
  servesReads: true,
  async run({ on, load, endFault }) {
    // An organization has few places at a time: each file has one of its own.
    const owners = await Promise.all(stages.map(() => load.recruit()));
    const files = stages.map((stage, at) => ({ name: prefix + stage, owner: owners[at] }));
    const send = async (stage: Stage, lines?: number) => {
      const name = prefix + stage;
      await load.upload(name, bytesOf(name, lines), owners[stages.indexOf(stage)]);
    };
    // Files of others would wait for the locks, too, in the places that these files need.
    const resumeUploads = await load.pauseUploads();
    const releaseVectors = await lockTable(on, "chunk_embedding");
    await send("embedding");
    await reach(on, "embedding");
    const releaseChunks = await lockTable(on, "chunk");
    try {
      await Promise.all([send("extracting", manyLines), send("indexing")]);
      for (const stage of stages) await reach(on, stage);
      await Promise.all([on.end("worker-a", "SIGKILL"), on.end("worker-b", "SIGKILL")]);
    } finally {
      await Promise.all([releaseChunks(), releaseVectors()]);
      resumeUploads();
    }
    endFault();
    await Promise.all([on.start("worker-a"), on.start("worker-b")]);
    const areReady = async () =>
      (await Promise.all(files.map(({ name, owner }) => load.areReady([name], owner)))).every(
        Boolean,
      );
    await until(areReady, { what: "the files of the killed workers are ready" });
    return [];
  },
};

async function reach(on: Installation, stage: Stage): Promise<void> {
  const db = openDatabase({ connectionString: on.postgres.url }, 1);
  const isThere = async () =>
    (await db.document.count({ where: { stage, name: { startsWith: prefix } } })) > 0;
  try {
    await until(isThere, { what: `a file is in the stage ${stage}` });
  } finally {
    await db.$disconnect();
  }
}

/** Lets nobody write to a table. Returns what ends that. */
async function lockTable(
  on: Installation,
  table: "chunk" | "chunk_embedding",
): Promise<() => Promise<void>> {
  const db = openDatabase({ connectionString: on.postgres.url }, 1);
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const transaction = db.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe(`lock table ${table} in share row exclusive mode`);
      locked.resolve();
      await released.promise;
    },
    { timeout: 600_000 },
  );
  await Promise.race([locked.promise, transaction]);
  return async () => {
    released.resolve();
    await transaction;
    await db.$disconnect();
  };
}
