import type { taskProgress } from "@footnote/contracts/sockets";
import type { z } from "zod";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Sql } from "../../platform/database/database.ts";
import { makeTaskId } from "../../platform/jobs/tasks.ts";

export type Progress = z.infer<typeof taskProgress>;

/** Adds a task for a document and returns its id. */
export async function insertTask(
  sql: TenantSql,
  task: { organizationId: string; userPk: number; documentId: string },
): Promise<string> {
  const progress: Progress = { stage: "queued", fraction: 0 };
  const id = makeTaskId();
  await sql.task.create({ data: { ...task, id, progress } });
  return id;
}

export async function findTask(sql: Sql, id: string) {
  return (await sql.task.findUnique({ where: { id } })) ?? undefined;
}

/** Stores the progress of the running tasks of a document and returns their ids. */
export async function updateProgress(
  sql: Sql,
  documentId: string,
  progress: Progress,
): Promise<string[]> {
  const where = { documentId, status: "PROCESSING" as const };
  const rows = await sql.task.updateManyAndReturn({
    where,
    data: { progress },
    select: { id: true },
  });
  return rows.map((row) => row.id);
}

/** Ends the running tasks of documents, with success when `error` is null, and returns their ids. */
export async function endTasks(
  sql: Sql,
  documentIds: readonly string[],
  error: string | null,
): Promise<string[]> {
  const status = error === null ? ("SUCCESS" as const) : ("ERROR" as const);
  const rows = await sql.task.updateManyAndReturn({
    where: { documentId: { in: [...documentIds] }, status: "PROCESSING" },
    data: { status, error, endedAt: new Date() },
    select: { id: true },
  });
  return rows.map((row) => row.id);
}
