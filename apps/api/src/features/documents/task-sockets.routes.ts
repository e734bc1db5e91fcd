import { once } from "node:events";
import { followTask, type UpsertFrame, upsertSocketPath } from "@footnote/contracts/sockets";
import type { FastifyInstance } from "fastify";
import { requireKey } from "../../http/authentication.ts";
import type { Gate } from "../../http/caller.ts";
import { type Conversation, mountSocket } from "../../http/sockets.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { getTaskFrame, taskTopic } from "./tasks.service.ts";

/** Hints may be lost, so a follower looks again by itself after this long. */
const lookAgainMs = 2_000;

type Follow = { task_id: string; token?: string | undefined };

/** The upsert socket: the task's present state first, then each change, then it closes. */
export function mountTaskSockets(
  server: FastifyInstance,
  gate: Gate,
  app: Has<"db" | "hints" | "log">,
) {
  mountSocket<Follow>(server, upsertSocketPath, {
    first: followTask,
    serve: async (conversation) => {
      const userPk = await ownerOf(gate, conversation.first.token);
      await follow(app, conversation, userPk);
    },
    explain(error) {
      if (error instanceof AppError) return { status: "ERROR", result: error.message };
      app.log.warn({ err: error }, "task socket");
      return { status: "ERROR", result: "Error processing server message." };
    },
  });
}

async function ownerOf(gate: Gate, token: string | undefined): Promise<number | undefined> {
  if (token === undefined) return undefined;
  return (await requireKey(gate, token, "read")).pk;
}

async function follow(
  app: Has<"db" | "hints">,
  { first, send, signal }: Conversation<Follow>,
  userPk: number | undefined,
): Promise<void> {
  const changes = new EventTarget();
  // Listening begins before the first look, so that no change falls between the two.
  const unsubscribe = await app.hints.subscribe(taskTopic(first.task_id), () => {
    changes.dispatchEvent(new Event("change"));
  });
  try {
    let told = "";
    while (!signal.aborted) {
      const changed = nextChange(changes, signal);
      const frame = await getTaskFrame(app, first.task_id, userPk);
      const text = JSON.stringify(frame);
      if (text !== told) send(frame);
      told = text;
      if (isLast(frame)) return;
      await changed;
    }
  } finally {
    await unsubscribe();
  }
}

function isLast(frame: UpsertFrame): boolean {
  return frame.status !== "PROCESSING";
}

/** Settles at the next change, after a while, or when the client is gone. */
async function nextChange(changes: EventTarget, gone: AbortSignal): Promise<void> {
  const done = new AbortController();
  const signal = AbortSignal.any([gone, done.signal, AbortSignal.timeout(lookAgainMs)]);
  try {
    await once(changes, "change", { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    done.abort();
  }
}
