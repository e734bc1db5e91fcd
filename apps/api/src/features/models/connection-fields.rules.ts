import type { ConnectionInput, ModelConnection } from "@footnote/contracts/models/connections";
import { modelPresets, type PresetId } from "@footnote/contracts/models/presets";
import { AppError } from "../../platform/errors.ts";

export type ConnectionFields = {
  readonly label: string;
  readonly baseUrl: string;
  readonly apiVersion: string | null;
  readonly key: string | null;
};

/**
 * The fields of a connection with what its preset adds.
 * @throws AppError connection.incomplete
 */
export function completeFields(input: ConnectionInput): ConnectionFields {
  const preset = modelPresets[input.preset];
  const baseUrl = input.base_url ?? preset.default_base_url;
  const key = input.key || null;
  if (baseUrl === null) throw new AppError("connection.incomplete", { detail: "base_url" });
  if (preset.key === "required" && key === null) {
    throw new AppError("connection.incomplete", { detail: "key" });
  }
  return {
    label: input.label ?? preset.name ?? new URL(baseUrl).host,
    baseUrl,
    apiVersion: input.api_version || null,
    key,
  };
}

/** A connection as it is stored. */
export type StoredFields = Omit<ConnectionFields, "key"> & {
  readonly id: string;
  readonly preset: PresetId;
  /** The encrypted key. */
  readonly secret: string | null;
  readonly changedAt: Date;
};

/** A connection as its owner sees it: nothing of the key. */
export function describeConnection(row: StoredFields, isReadable: boolean): ModelConnection {
  return {
    id: row.id,
    preset: row.preset,
    label: row.label,
    base_url: row.baseUrl,
    api_version: row.apiVersion,
    has_key: row.secret !== null,
    key_readable: isReadable,
    changed_at: row.changedAt.toISOString(),
  };
}
