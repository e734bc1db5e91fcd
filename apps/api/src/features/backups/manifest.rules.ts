import { z } from "zod";

export const manifestName = "manifest.json";
export const checksumsName = "checksums.json";
export const tablePath = (name: string) => `tables/${name}.ndjson.gz`;
export const blobPath = (key: string) => `blobs/${key}`;

/** Incremented when the layout of archives changes in a way that older programs cannot read. */
const format = 1;

const named = z.object({ name: z.string().regex(/^[\w]+$/) });

/** The first entry of an archive: its contents and the versions that can read it. */
export const manifest = z.object({
  format: z.literal(format, { error: "This archive has a format that this version does not know" }),
  made_at: z.iso.datetime(),
  /** The migrations of the tables; a restore applies exactly these first. */
  migrations: z.array(z.string()),
  /** The tables, in the order in which they can be filled. */
  tables: z.array(
    named.extend({ columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/) })),
  indexes: z.array(
    z.object({ name: z.string(), statement: z.string().regex(/^CREATE (UNIQUE )?INDEX /) }),
  ),
});
export type Manifest = z.infer<typeof manifest>;

/** The last entry: SHA-256 of every other one. An archive without it is truncated. */
export const checksums = z.record(z.string(), z.string().regex(/^[\da-f]{64}$/));

export function newManifest(parts: Omit<Manifest, "format" | "made_at">): Manifest {
  return { format, made_at: new Date().toISOString(), ...parts };
}

/** Returns the file name of a backup from its time, so that names sort by age. */
export function archiveName(now: Date): string {
  return `footnote-${now.toISOString().replace(/[-:]|\.\d+/g, "")}.tar`;
}

/**
 * Returns why an archive cannot be restored, given the migrations of the archive, the database and this program;
 * undefined when it can.
 */
export function refuseVersions(
  archive: readonly string[],
  database: readonly string[],
  program: readonly string[],
): string | undefined {
  const unknown = archive.filter((name) => !program.includes(name));
  if (unknown.length > 0) {
    return `The backup was made by a newer version (${unknown[0]} is unknown here). Restore it with that version.`;
  }
  const ahead = database.filter((name) => !archive.includes(name));
  if (ahead.length > 0) {
    return `The database is newer than the backup (${ahead[0]}). Restore into a new, empty database; it is brought up to date afterwards.`;
  }
  return undefined;
}
