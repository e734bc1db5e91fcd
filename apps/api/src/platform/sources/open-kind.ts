import type { SourceSettings } from "@footnote/contracts/sync/source-settings";
import { resolveBySystem, webPorts } from "../guarded-fetch/choose-address.ts";
import { openGuardedAgents } from "../guarded-fetch/guarded-agents.ts";
import { openGuardedFetch } from "../guarded-fetch/guarded-fetch.ts";
import { parseNetwork } from "../guarded-fetch/public-address.ts";
import { openDirectorySource } from "./directory-source.ts";
import { openIsolated } from "./isolated-source.ts";
import { type Source, type SourceAccess, SourceUnavailable } from "./source.ts";

/** Of a mount whose server is gone nothing ever comes. A busy machine takes seconds to begin a process. */
const answerMs = 30_000;

/**
 * Opens a source of any kind. All but Git, which is a program of its own, are read in another process: replies are parsed there, which
 * can take as long as a hostile server likes, and calls of a directory that does not answer hold no thread of this one.
 * @throws SourceUnavailable where that is known without a connection
 */
export async function openKind(settings: SourceSettings, access: SourceAccess): Promise<Source> {
  if (settings.kind === "git") return openHere(settings, access);
  // No process begins for whom no directory may be read.
  if (settings.kind === "directory" && access.roots.length === 0)
    return openDirectorySource(settings.path, []);
  const source = openIsolated(settings, access);
  if (settings.kind === "directory") await requireDirectory(source);
  return source;
}

async function requireDirectory(source: Source): Promise<void> {
  const timeLimit = AbortSignal.timeout(answerMs);
  try {
    await source.findRevision(timeLimit);
  } catch (cause) {
    await source.close();
    if (!timeLimit.aborted) throw cause;
    throw new SourceUnavailable("The directory does not answer.", { cause });
  }
}

/**
 * Opens a source in this process; what each kind needs is loaded with the first of it.
 * @throws SourceUnavailable where that is known without a connection
 */
export async function openHere(settings: SourceSettings, access: SourceAccess): Promise<Source> {
  const { secret, networks, roots } = access;
  const allowed = networks.map(parseNetwork);
  const guard = { allowed, resolve: resolveBySystem, ports: webPorts };
  switch (settings.kind) {
    case "directory":
      return openDirectorySource(settings.path, roots);
    case "git": {
      const { openGitSource } = await import("./git-source.ts");
      return openGitSource(settings, { secret, guard, roots });
    }
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
