import { upsertSocketPath } from "@footnote/contracts/sockets";
import type { FastifyInstance } from "fastify";
import type { Authenticator } from "../../context/caller.ts";
import { mountTaskSocket } from "../../http/task-sockets.ts";
import type { Has } from "../../platform/app.ts";
import { getTaskFrame, taskTopic } from "./tasks.service.ts";

/** The upsert socket: how the document of an upload comes along. */
export function mountTaskSockets(
  server: FastifyInstance,
  authenticator: Authenticator,
  app: Has<"db" | "config" | "notifications" | "log">,
): void {
  mountTaskSocket(
    server,
    { authenticator, app },
    {
      path: upsertSocketPath,
      topicOf: taskTopic,
      look: (taskId, userPk) => getTaskFrame(app, taskId, userPk),
    },
  );
}
