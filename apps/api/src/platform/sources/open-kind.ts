import type { SourceSettings } from "@footnote/contracts/sync/source-settings";
import { resolveBySystem, webPorts } from "../guarded-fetch/choose-address.ts";
import { openGuardedAgents } from "../guarded-fetch/guarded-agents.ts";
import { openGuardedFetch } from "../guarded-fetch/guarded-fetch.ts";
import { parseNetwork } from "../guarded-fetch/public-address.ts";
import { openDirectorySource } from "./directory-source.ts";
import { openGitSource } from "./git-source.ts";
import type { Source } from "./source.ts";

/** What an organization may reach, and the password or key of the source. */
export type SourceAccess = {
  readonly secret: string | null;
  /** Networks that may be connected to although they are not public. */
  readonly networks: readonly string[];
  /** Directories of the server that may be read. */
  readonly roots: readonly string[];
};

/**
 * Opens a source of any kind; the libraries of remote ones are loaded with the first of them.
 * @throws SourceUnavailable where that is known without a connection
 */
export async function openKind(settings: SourceSettings, access: SourceAccess): Promise<Source> {
  const { secret, networks, roots } = access;
  const allowed = networks.map(parseNetwork);
  const guard = { allowed, resolve: resolveBySystem, ports: webPorts };
  switch (settings.kind) {
    case "directory":
      return openDirectorySource(settings.path, roots);
    case "git":
      return openGitSource(settings, { secret, guard, roots });
    case "s3": {
      const { openS3Source } = await import("./s3-source.ts");
      return openS3Source(settings, { secret, agents: openGuardedAgents(guard) });
    }
    case "webdav": {
      const { openWebdavSource } = await import("./webdav-source.ts");
      return openWebdavSource(settings, { secret, agents: openGuardedAgents(guard) });
    }
    case "site": {
      const { openSiteSource } = await import("./site/site-source.ts");
      return openSiteSource(settings, openGuardedFetch({ allowedNetworks: networks }));
    }
    case "imap": {
      const { openImapSource } = await import("./imap-source.ts");
      return openImapSource(settings, { secret, guard });
    }
  }
}
