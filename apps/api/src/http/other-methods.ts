import { apiBasePath, type EndpointShape } from "@footnote/contracts/endpoint";
import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/errors.ts";
import { answerMcpProblem } from "./error-replies.ts";

/**
 * Answers requests of other methods at an endpoint's address as its protocol wants it: clients of the Model Context
 * Protocol ask by GET for a stream of the server's own messages, and go on without one at a 405 only.
 */
export function refuseOtherMethods(server: FastifyInstance, { method, path }: EndpointShape): void {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((one) => one !== method);
  server.route({
    method: methods,
    url: apiBasePath + path,
    errorHandler: (error, request, reply) => void answerMcpProblem(error, request, reply),
    handler: async (_request, reply) => {
      reply.header("allow", method);
      throw new AppError("request.method_unsupported");
    },
  });
}
