import type { Redis } from "ioredis";
import type { Log } from "./log.ts";

/** Where a Redis is, and what the keys and channels of this installation begin with: several may share one. */
export type RedisPlace = { readonly url: string; readonly prefix: string };

/**
 * Returns whether a connection that was open is lost at the moment. Its commands then wait for the reconnect: callers that
 * need no reply do not wait for them.
 */
export function watchAvailability(client: Redis): () => boolean {
  let isUnavailable = false;
  client.on("close", () => (isUnavailable = true));
  client.on("ready", () => (isUnavailable = false));
  return () => isUnavailable;
}

/** Writes about the failures of the connections that it watches. */
export type OutageLog = {
  /** Listens to a connection until it ends. */
  watch(client: Redis): void;
  /** A command failed: written, unless it failed because a connection is lost, which is known. */
  readonly report: (error: unknown) => void;
};

const everyMs = 60_000;

/**
 * A lost Redis is one line at the loss, one a minute, and one at the return, however many connections try to come back meanwhile.
 * @param now milliseconds of a clock that never goes back
 */
export function openOutageLog(
  log: Pick<Log, "error" | "info">,
  now: () => number = () => performance.now(),
): OutageLog {
  const watched = new Set<Redis>();
  const lost = new Set<Redis>();
  let since = 0;
  let written = 0;
  let attempts = 0;
  const describe = () => ({ seconds: Math.round((now() - since) / 1000), attempts });
  const lose = (client: Redis, error: unknown) => {
    attempts += 1;
    if (lost.size === 0) {
      since = written = now();
      attempts = 1;
      log.error({ err: error }, "redis connection lost");
    } else if (now() - written >= everyMs) {
      written = now();
      log.error({ err: error, ...describe() }, "redis connection still lost");
    }
    lost.add(client);
  };
  const recover = (client: Redis) => {
    if (lost.delete(client) && lost.size === 0) log.info(describe(), "redis connection restored");
  };
  /** Of a connection that ends nothing more is expected: the return is that of the others. */
  const forget = (client: Redis) => {
    watched.delete(client);
    if (watched.size > 0) recover(client);
    else lost.clear();
  };
  return {
    watch(client) {
      watched.add(client);
      client.on("error", (error: unknown) => {
        // Whatever keeps a connection from opening, such as a route or a certificate, fails again with every attempt.
        if (client.status !== "ready" || isLoss(error)) lose(client, error);
        else log.error({ err: error }, "redis failed");
      });
      client.on("ready", () => recover(client));
      client.on("end", () => forget(client));
    },
    report: (error) => {
      const isKnown = isLoss(error) || (lost.size > 0 && !isReply(error));
      if (!isKnown) log.error({ err: error }, "redis failed");
    },
  };
}

const codes = ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "EPIPE", "ETIMEDOUT"];
const words =
  /^(?:Connection is closed|connect ETIMEDOUT|Command timed out|Reached the max retries|Stream isn't writeable)/;

/** Redis itself refused a command. */
function isReply(error: unknown): boolean {
  return error instanceof Error && error.name === "ReplyError";
}

/** The connection failed, not the command. */
function isLoss(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return codes.includes(code ?? "") || words.test(message ?? "");
}
