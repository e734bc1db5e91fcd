import type { TestResult, testInput } from "@footnote/contracts/models/checks";
import type { z } from "zod";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import type { Connection } from "../../platform/models/connection-access.ts";
import { completeFields } from "./connection-fields.rules.ts";
import { isSameServer, requireConnection } from "./connections.service.ts";
import type { ConnectionRow } from "./models.repo.ts";
import type { Owner } from "./owner.rules.ts";
import { testModels } from "./checks.service.ts";
import { openConnection } from "./stored-models.service.ts";

type Input = z.output<typeof testInput>;

/**
 * Tests a stored connection, or one that is not stored yet, from where its owner's connections may go.
 * @throws AppError connection.not_found, connection.incomplete, connection.key_missing
 */
export async function testConnection(
  app: Has<"db" | "secretBox" | "modelRegistry">,
  owner: Owner,
  { input, signal }: { input: Input; signal: AbortSignal },
): Promise<TestResult> {
  const connection = await readConnection(app, owner, input);
  const { fetches } = app.modelRegistry;
  const { organizationId } = owner;
  const fetch =
    organizationId === null ? fetches.installation : fetches.organization(organizationId);
  return await testModels({ connection, fetch, signal }, input.models);
}

async function readConnection(
  app: Has<"db" | "secretBox">,
  owner: Owner,
  { connection_id: id, connection: entered }: Input,
): Promise<Connection> {
  if (!id) {
    if (!entered) throw new AppError("connection.incomplete", { detail: "connection" });
    return { ...completeFields(entered), preset: entered.preset };
  }
  const row = await requireConnection(app, owner, id);
  const stored = await openConnection(app, row);
  if (!entered) return stored;
  const baseUrl = entered.base_url ?? stored.baseUrl;
  const key = entered.key || keepKey(row, stored.key, baseUrl);
  const apiVersion = entered.api_version ?? stored.apiVersion;
  return { preset: row.preset, baseUrl, apiVersion, key };
}

/** A stored key is not sent to another server than the one that it was stored for. */
function keepKey(row: ConnectionRow, key: string | null, baseUrl: string): string | null {
  if (key !== null && !isSameServer(baseUrl, row.baseUrl)) {
    throw new AppError("connection.key_missing");
  }
  return key;
}
