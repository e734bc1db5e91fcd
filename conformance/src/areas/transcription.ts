import { randomBytes } from "node:crypto";
import { type Reply, call } from "../calls.ts";
import { area } from "../check.ts";
import { Skipped, must, shorten } from "../verdicts.ts";
import { type World, newMember } from "../people.ts";
import { answered, refused, requireErrorBody, worked } from "../replies.ts";
import { task, transcript } from "../shapes.ts";
import { follow, requireError } from "../sockets.ts";

const channel = "/ws/audio_transcription/";

/** One second of silence: 16 kHz, one channel, 16 bits. */
function recording() {
  const bytes = 32_000;
  const made = Buffer.alloc(44 + bytes);
  made.write("RIFF", 0, "latin1");
  made.writeUInt32LE(36 + bytes, 4);
  made.write("WAVEfmt ", 8, "latin1");
  made.writeUInt32LE(16, 16);
  made.writeUInt16LE(1, 20);
  made.writeUInt16LE(1, 22);
  made.writeUInt32LE(16_000, 24);
  made.writeUInt32LE(32_000, 28);
  made.writeUInt16LE(2, 32);
  made.writeUInt16LE(16, 34);
  made.write("data", 36, "latin1");
  made.writeUInt32LE(bytes, 40);
  return made;
}

async function transcribe(world: World, form: FormData): Promise<Reply> {
  return await call(await newMember(world), "POST /chatbot/audio_transcription/", { form });
}

function recordingForm() {
  const form = new FormData();
  form.append("file", new Blob([recording()], { type: "audio/wav" }), "recording.wav");
  return form;
}

/** A server without a speech model may refuse the call itself, in so many words. */
const unavailable = [400, 403, 404, 409, 422, 501, 503];

export const transcription = area("Transcription", [
  {
    says: "POST audio_transcription (multipart: file, recording.wav) returns task_id, or says why it cannot",
    run: async (world) => {
      const reply = await transcribe(world, recordingForm());
      if (reply.status < 300) answered(reply, task);
      else refused(reply, unavailable);
    },
  },
  {
    says: "audio_transcription socket: PROCESSING, then SUCCESS with transcribed_text, or ERROR with a sentence",
    run: async (world) => {
      const reply = await transcribe(world, recordingForm());
      if (unavailable.includes(reply.status) && !reply.unknownCall) {
        const { error } = requireErrorBody(reply);
        throw new Skipped(`the server transcribes nothing: ${shorten(error)}`);
      }
      worked(reply);
      const last = await follow(world.site, channel, { task_id: answered(reply, task).task_id });
      if (last.status === "ERROR") requireError(last);
      else must(transcript.safeParse(last.result).success, "result.transcribed_text", last);
    },
  },
  {
    says: "audio_transcription socket: an unknown task is an ERROR with a sentence",
    run: async (world) => {
      const hello = { task_id: randomBytes(16).toString("hex") };
      requireError(await follow(world.site, channel, hello));
    },
  },
  {
    says: "audio_transcription without a file, or with one that is no recording, is refused",
    run: async (world) => {
      const empty = new FormData();
      empty.append("note", "no file");
      refused(await transcribe(world, empty), unavailable);
      const program = new FormData();
      program.append("file", new Blob(["MZ"]), "setup.exe");
      refused(await transcribe(world, program), [...unavailable, 415]);
    },
  },
]);
