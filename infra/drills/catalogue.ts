import { apiKilled } from "./cases/api-killed.ts";
import { clockJump } from "./cases/clock-jump.ts";
import { diskFull } from "./cases/disk-full.ts";
import { memoryLimit } from "./cases/memory-limit.ts";
import { modelFaults } from "./cases/model-faults.ts";
import { poisonDocuments } from "./cases/poison-documents.ts";
import { postgresHung } from "./cases/postgres-hung.ts";
import { postgresRestarted } from "./cases/postgres-restarted.ts";
import { redisFlushed } from "./cases/redis-flushed.ts";
import { redisHung } from "./cases/redis-hung.ts";
import { redisKilled } from "./cases/redis-killed.ts";
import { stalls } from "./cases/stalls.ts";
import { twoVersions } from "./cases/two-versions.ts";
import { workerKilled } from "./cases/worker-killed.ts";
import type { Drill } from "./drill.ts";

/** The longest ones first, so that two installations end at about the same time. */
export const drills: readonly Drill[] = [
  workerKilled,
  stalls,
  twoVersions,
  memoryLimit,
  apiKilled,
  clockJump,
  poisonDocuments,
  ...modelFaults,
  redisKilled,
  redisHung,
  redisFlushed,
  postgresRestarted,
  postgresHung,
  diskFull,
];
