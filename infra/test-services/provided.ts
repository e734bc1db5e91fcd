import type { Service } from "./private-process.ts";

/** What starting a service gave: where it is and how to end it, or why there is none. */
export type Found =
  | { url: string; stop: () => Promise<void>; restart?: Service["restart"] }
  | { missing: string };

declare module "vitest" {
  interface ProvidedContext {
    /** A Redis for this run, or null when the machine has none. */
    redisUrl: string | null;
    /** A superuser's URL of a Postgres in which `create extension vector` works, or null. */
    postgresUrl: string | null;
  }
}
