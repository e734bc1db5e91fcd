declare module "vitest" {
  interface ProvidedContext {
    /** A Redis for this run, or null when the machine has none. */
    redisUrl: string | null;
    /** A superuser's URL of a Postgres in which `create extension vector` works, or null. */
    postgresUrl: string | null;
  }
}
export type {};
