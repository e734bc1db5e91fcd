import * as calls from "@footnote/contracts/speech";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Authenticator } from "../../context/caller.ts";
import type { Mount } from "../../http/mount.ts";
import { type FilePart, readParts } from "../../http/multipart.ts";
import { mountTaskSocket } from "../../http/task-sockets.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { capabilitiesOf } from "./capabilities.rules.ts";
import { enterRecording, requireTranscription, storeRecording } from "./recordings.service.ts";
import { getTranscriptionFrame, transcriptionTopic } from "./transcriptions.service.ts";

export function mountSpeech(mount: Mount, installed: Has<"models" | "web">): void {
  mount(calls.capabilities, async () => capabilitiesOf(installed));
  mount(calls.transcribe, async ({ app, caller, request }) => {
    const blobKey = await readRecording(app, request);
    return { task_id: await enterRecording(app, caller, blobKey) };
  });
}

/** Mounts the transcription socket, which sends the progress and the text of a transcription. */
export function mountTranscriptionSocket(
  server: FastifyInstance,
  authenticator: Authenticator,
  app: Has<"db" | "notifications" | "log">,
): void {
  mountTaskSocket(
    server,
    { authenticator, app },
    {
      path: calls.transcriptionSocketPath,
      topicOf: transcriptionTopic,
      look: (taskId, userPk) => getTranscriptionFrame(app, taskId, userPk),
    },
  );
}

/** Stores the part with the recording. A refused request is read to its end, see limitBytes. */
async function readRecording(
  app: Has<"blobs" | "models">,
  request: FastifyRequest,
): Promise<string> {
  let key: string | undefined;
  let refusal: Error | undefined;
  try {
    for await (const part of readParts(request)) {
      if (part.type === "field") continue;
      try {
        key = await takeFile(app, part);
      } catch (error) {
        refusal = error as Error;
        part.file.resume();
      }
    }
    requireTranscription(app);
    if (refusal !== undefined) throw refusal;
    if (key === undefined) throw new AppError("recording.missing");
    return key;
  } catch (error) {
    if (key !== undefined) await app.blobs.delete(key);
    throw error;
  }
}

function takeFile(app: Has<"blobs" | "models">, part: FilePart): Promise<string> {
  requireTranscription(app);
  if (part.fieldname !== "file") throw new AppError("recording.missing");
  return storeRecording(app, part.file);
}
