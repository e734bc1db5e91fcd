declare module "vitest" {
  interface ProvidedContext {
    /** A Redis for this run, or null when the machine has none. */
    redisUrl: string | null;
    /** A superuser's URL of a Postgres in which `create extension vector` works, or null. */
    postgresUrl: string | null;
    /** Where a PgBouncer in front of it listens, with TEST_PGBOUNCER=true. */
    pgBouncerPort: string | null;
    /** The name of a migrated database on it. */
    postgresTemplate: string | null;
    /** The files of a migrated embedded database, a data folder's `postgres`; null where no service is wanted. */
    embeddedTemplate: string | null;
  }
}
export type {};
