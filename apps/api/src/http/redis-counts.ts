import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { Redis } from "ioredis";

/** Counts and sets the expiry in one step: a count without an expiry would block a client for good. */
const countRequest = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}`;

/**
 * Counts in Redis under `PREFIX:rate:KEY`. The plugin's own store names its keys after the route, which a limit that
 * holds for all of them has none of ("undefinedundefined-").
 */
export function redisCounts(redis: Redis, prefix: string): FastifyRateLimitStoreCtor {
  return class Counts implements FastifyRateLimitStore {
    incr(...[key, respond, windowMs]: Parameters<FastifyRateLimitStore["incr"]>): void {
      redis.eval(countRequest, 1, `${prefix}:rate:${key}`, windowMs).then(
        (reply) => {
          const [current, ttl] = reply as [number, number];
          respond(null, { current, ttl });
        },
        (error: unknown) => respond(error as Error),
      );
    }

    child(): this {
      return this;
    }
  };
}
