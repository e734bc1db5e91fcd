import { followTask } from "@footnote/contracts/sockets";
import type { FastifyInstance } from "fastify";
import type { Has } from "../platform/app.ts";
import { AppError } from "../platform/errors.ts";
import { watch } from "../platform/notifications/watch.ts";
import { requireKey } from "./authentication.ts";
import type { Authenticator } from "../context/caller.ts";
import { type Conversation, mountSocket } from "./sockets.ts";

/** Notifications may be lost, so a follower also polls. */
const pollMs = 2_000;

type Follow = { task_id: string; token?: string | undefined };

/** A kind of task that can be followed. */
export type FollowedTask = {
  path: string;
  /** The topic of the notifications that a task has changed. */
  topicOf(taskId: string): string;
  /** Returns the present state, as far as the user may see it; undefined: no token was sent. @throws AppError task.not_found */
  look(taskId: string, userPk: number | undefined): Promise<{ status: string; result: unknown }>;
};

/** A socket that sends a task's present state first, then each change, and then closes. */
export function mountTaskSocket(
  server: FastifyInstance,
  { authenticator, app }: { authenticator: Authenticator; app: Has<"notifications" | "log"> },
  task: FollowedTask,
): void {
  mountSocket<Follow>(server, task.path, {
    first: followTask,
    serve: async (conversation) => {
      const userPk = await findUserPk(authenticator, conversation.first.token);
      await follow(app, task, { conversation, userPk });
    },
    explain(error) {
      if (error instanceof AppError) return { status: "ERROR", result: error.message };
      app.log.warn({ err: error, path: task.path }, "task socket failed");
      return { status: "ERROR", result: "Error processing server message." };
    },
  });
}

async function findUserPk(
  authenticator: Authenticator,
  token: string | undefined,
): Promise<number | undefined> {
  if (token === undefined) return undefined;
  return (await requireKey(authenticator, token, "read")).pk;
}

async function follow(
  app: Has<"notifications">,
  task: FollowedTask,
  { conversation, userPk }: { conversation: Conversation<Follow>; userPk: number | undefined },
): Promise<void> {
  const { first, send, signal } = conversation;
  const changes = await watch(app.notifications, task.topicOf(first.task_id));
  try {
    let sent = "";
    while (!signal.aborted) {
      const frame = await task.look(first.task_id, userPk);
      const text = JSON.stringify(frame);
      if (text !== sent) send(frame);
      sent = text;
      if (frame.status !== "PROCESSING") return;
      await changes.next(pollMs, signal);
    }
  } finally {
    await changes.close();
  }
}
