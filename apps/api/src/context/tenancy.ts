import type { App, Has } from "../platform/app.ts";
import type { ProcessLimit } from "../platform/process-limit.ts";
import type { SearchReplica } from "../platform/database/search-replica.ts";
import { openTenant, type TenantDb } from "../platform/database/tenant.ts";
import type { Member } from "./caller.ts";

/**
 * The part of the app that work for one organization needs, with that organization's database: `TenantApp<"db" | "jobs">`.
 * A function that asks for it cannot be called with the installation's database.
 */
export type TenantApp<Capability extends keyof App> = Has<Exclude<Capability, "db">> & {
  readonly db: TenantDb;
  /** Where searches read; undefined where that is `db`. */
  readonly searchReplica?: SearchReplica | undefined;
  /** In which organizations take turns at searching; undefined where all may at once. */
  readonly searchTurns?: ProcessLimit;
};

/**
 * Binds the app to one organization: its database shows that organization's rows only, and its models are those that the
 * organization has at this moment. The endpoint mount calls it for
 * every request of a member, and a worker for every job.
 */
export function bindTenant<Capability extends keyof App>(
  app: Has<Capability> & Has<"db"> & Partial<Has<"databaseTurns">>,
  { organizationId }: Pick<Member, "organizationId">,
): TenantApp<Capability> {
  const bound = { ...app, db: openTenant(app.db, organizationId, app.databaseTurns) };
  // Work that was given models of its own keeps them.
  if (!hasRegistry(app) || app.models !== app.modelRegistry.installation) return bound;
  return { ...bound, models: app.modelRegistry.of(organizationId) };
}

function hasRegistry(app: object): app is Has<"models" | "modelRegistry"> {
  return "modelRegistry" in app;
}
