import type { SourceSettings } from "@footnote/contracts/sync/source-settings";
import type { Guard } from "../guarded-fetch/choose-address.ts";
import { openGuardedAgents } from "../guarded-fetch/guarded-agents.ts";
import { openDirectorySource } from "./directory-source.ts";
import { openS3Source } from "./s3-source.ts";
import { type Source, SourceUnavailable } from "./source.ts";

/** What an organization may reach, and the password or key of the source. */
export type SourceAccess = {
  readonly secret: string | null;
  /** Which addresses may be connected to. */
  readonly guard: Guard;
  /** Directories of the server that may be read. */
  readonly roots: readonly string[];
};

/** @throws SourceUnavailable where that is known without a connection */
export async function openKind(settings: SourceSettings, access: SourceAccess): Promise<Source> {
  const { secret, guard, roots } = access;
  switch (settings.kind) {
    case "directory":
      return openDirectorySource(settings.path, roots);
    case "s3":
      return openS3Source(settings, { secret, agents: openGuardedAgents(guard) });
    default:
      throw new SourceUnavailable("This kind of source cannot be followed yet.");
  }
}
