import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, id, moment } from "../fields.ts";
import { sourceSettings } from "./source-settings.ts";

/** The shortest pause between two synchronisations by schedule. */
export const syncMinutesMin = 5;
export const syncMinutesMax = 60 * 24 * 31;

/** How many files came to what in a synchronisation. */
export const syncResult = z.object({
  added: z.int(),
  changed: z.int(),
  deleted: z.int(),
  unchanged: z.int(),
  /** Of types that are not read. */
  skipped: z.int(),
  failed: z.int(),
});
export type SyncResult = z.infer<typeof syncResult>;

/** What a folder follows, and what came of the last synchronisation. */
export const folderSource = z.object({
  settings: sourceSettings,
  /** Whether a password or key is stored for it. It is never sent. */
  has_secret: z.boolean(),
  /** How often it is synchronised by itself; null is never. */
  every_minutes: z.int().nullable(),
  state: z.enum(["idle", "waiting", "running"]),
  /** How many files the running synchronisation has compared. */
  done: z.int(),
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  next_run_at: moment.nullable(),
  /** Of the last one that was complete. */
  result: syncResult.nullable(),
  /** Why the last one was not complete. */
  error: z.string().nullable(),
  /** The first hundred files with problems: they could not be read or added, or are kept although the source no longer lists them. They are tried again each time. */
  failures: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type FolderSource = z.infer<typeof folderSource>;

const path = "/folders/:id/source/";
const params = z.object({ id });
const reply = z.object({ source: folderSource.nullable() });

export const getFolderSource = endpoint({
  method: "GET",
  path,
  access: "admin",
  summary: "Get the source of a folder and its last sync; null for an ordinary folder",
  params,
  reply,
});

export const setFolderSource = endpoint({
  method: "POST",
  path,
  access: "admin",
  summary: "Set the source of a folder, and sync it unless only the schedule changed",
  status: 202,
  params,
  body: z.object({
    settings: sourceSettings,
    /** A password or key. Left out, the stored one is kept, which only the same settings may use; null is none. */
    secret: z.string().min(1).max(4000).nullable().optional(),
    every_minutes: z.int().min(syncMinutesMin).max(syncMinutesMax).nullable().default(null),
  }),
  reply,
});

export const removeFolderSource = endpoint({
  method: "DELETE",
  path,
  access: "admin",
  summary: "Remove the source of a folder; its files stay",
  withoutLicense: true,
  params,
  reply: done,
});

export const startSync = endpoint({
  method: "POST",
  path: "/folders/:id/source/sync/",
  access: "admin",
  summary: "Sync a folder with its source now",
  status: 202,
  params,
  reply,
});
