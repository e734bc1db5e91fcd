import type { SourceSettings } from "@footnote/contracts/sync/source-settings";
import { resolveBySystem, webPorts } from "../guarded-fetch/choose-address.ts";
import { openGuardedAgents } from "../guarded-fetch/guarded-agents.ts";
import { openGuardedFetch } from "../guarded-fetch/guarded-fetch.ts";
import { parseNetwork } from "../guarded-fetch/public-address.ts";
import { openDirectorySource } from "./directory-source.ts";
import { openGitSource } from "./git-source.ts";
import { openIsolated } from "./isolated-source.ts";
import type { Source, SourceAccess } from "./source.ts";

/** Whose replies are parsed here, which can take as long as a hostile server likes; Git is a program of its own. */
const isolated: ReadonlySet<SourceSettings["kind"]> = new Set(["s3", "imap", "webdav", "site"]);

/**
 * Opens a source of any kind.
 * @throws SourceUnavailable where that is known without a connection
 */
export async function openKind(settings: SourceSettings, access: SourceAccess): Promise<Source> {
  const open = isolated.has(settings.kind) ? openIsolated : openHere;
  return open(settings, access);
}

/**
 * Opens a source in this process; the libraries of remote ones are loaded with the first of them.
 * @throws SourceUnavailable where that is known without a connection
 */
export async function openHere(settings: SourceSettings, access: SourceAccess): Promise<Source> {
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
