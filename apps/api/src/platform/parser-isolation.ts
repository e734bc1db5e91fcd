import { isNetworkIsolated } from "@footnote/extraction/sandbox/command";
import type { Logger } from "pino";
import type { Config } from "./config.ts";

/** Whether the kernel keeps the parsers of uploaded files from the network. */
export const areParsersIsolated: () => Promise<boolean> = isNetworkIsolated;

const reason =
  "Parsers of uploaded files cannot be kept from the network: this system does not allow `unshare --net`.";

/**
 * Logs once where the kernel does not isolate the parsers, and refuses to start with that in production.
 * @throws Error with what to do
 */
export async function requireIsolatedParsers(config: Config, log: Logger): Promise<void> {
  if (await areParsersIsolated()) return;
  if (config.isProduction && !config.allowUnisolatedParsers) {
    throw new Error(
      `${reason} Allow it in the container's seccomp profile, or set ALLOW_UNISOLATED_PARSERS=true to do without.`,
    );
  }
  log.warn(reason);
}
