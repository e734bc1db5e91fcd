import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/errors.ts";

/** Refuses a request with two `Host` headers, as HTTP requires: a proxy may have believed the other one. */
export function requireSingleHost(server: FastifyInstance): void {
  server.addHook("onRequest", async ({ raw }) => {
    if ((raw.headersDistinct["host"]?.length ?? 0) > 1) {
      throw new AppError("request.invalid", { message: "The request names more than one host." });
    }
  });
}
