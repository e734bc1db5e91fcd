/** Oldest pgvector that goes on searching when its nearest are filtered away (`hnsw.iterative_scan`). */
const oldest = [0, 8] as const;

/**
 * Why a database cannot hold our vectors, with what to do; nothing when it can.
 * @param installed version of pgvector in this database, null before it is created there
 * @param available version that its server would create, null when it has none
 */
export function refuseVectorExtension(
  installed: string | null,
  available: string | null,
): string | undefined {
  const wanted = `pgvector ${oldest.join(".")} or newer`;
  if (installed !== null && isOld(installed)) {
    return `This database has pgvector ${installed}, and ${wanted} is needed. Install it on the database server, then let an administrator run: alter extension vector update;`;
  }
  if (installed !== null) return undefined;
  if (available === null) {
    return `This Postgres has no pgvector. Install ${wanted} on its server.`;
  }
  if (!isOld(available)) return undefined;
  return `This Postgres has pgvector ${available}. Install ${wanted} on its server.`;
}

function isOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
}
