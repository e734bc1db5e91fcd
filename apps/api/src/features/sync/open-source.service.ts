import type { SourceSettings } from "@footnote/contracts/sync/source-settings";
import type { Has } from "../../platform/app.ts";
import { type Source, SourceUnavailable } from "../../platform/sources/source.ts";
import { openKind } from "../../platform/sources/open-kind.ts";

const unreadableSecret =
  "The stored password or key cannot be read because the server's encryption key has changed. Enter it again.";

/** A source as it is stored; without an id nothing of it is stored yet. */
export type StoredSource = {
  readonly sourceId: string;
  readonly organizationId: string;
  readonly settings: SourceSettings;
  /** Encrypted. */
  readonly secret: string | null;
};

/** @throws SourceUnavailable for one that the organization may not follow, or that is not there */
export async function openSource(
  app: Has<"config" | "secretBox">,
  stored: StoredSource,
): Promise<Source> {
  const { settings, organizationId } = stored;
  const secret = await openSecret(app, stored);
  const { syncDirectories, webAllowedNetworks } = app.config;
  const directories = syncDirectories.filter((one) => one.organizationId === organizationId);
  const roots = directories.map(({ path }) => path);
  return openKind(settings, { secret, networks: webAllowedNetworks, roots });
}

async function openSecret(
  app: Has<"secretBox">,
  { sourceId, secret }: StoredSource,
): Promise<string | null> {
  if (secret === null) return null;
  const opened = await app.secretBox.open(secret, sourceId);
  if (opened === undefined) throw new SourceUnavailable(unreadableSecret);
  return opened;
}
