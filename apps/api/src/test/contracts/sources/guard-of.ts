import {
  type Guard,
  resolveBySystem,
  webPorts,
} from "../../../platform/guarded-fetch/choose-address.ts";
import { parseNetwork } from "../../../platform/guarded-fetch/public-address.ts";

/** Connects to these networks besides the public internet. */
export function guardOf(networks: readonly string[]): Guard {
  return { allowed: networks.map(parseNetwork), resolve: resolveBySystem, ports: webPorts };
}
