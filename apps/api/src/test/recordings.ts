import { makeWav } from "@footnote/extraction/fixtures/make-recording";
import type { Client } from "./client.ts";
import type { ModelEmulator } from "./model-emulator.ts";
import { type Product, startProduct } from "./product.ts";

export const tone = (seconds: number) => ({ seconds, hertz: 440 });
export const silence = (seconds: number) => ({ seconds, hertz: 0 });
/** 161 seconds: with ffmpeg cut in the middle of the silence, without by time. */
export const talk = makeWav([tone(100), silence(1), tone(60)]);

/** Starts the product with a transcription model, and with ffmpeg where the machine has it. */
export function startTranscribingProduct(
  provider: ModelEmulator,
  ffmpegPath = "",
  options: { workers?: boolean } = {},
): Promise<Product> {
  const env = {
    OPENAI_BASE_URL: provider.baseUrl,
    TRANSCRIPTION_MODEL: "listener",
    FFMPEG_PATH: ffmpegPath,
  };
  return startProduct({ env, ...options });
}

/** Returns the failure of the first file of a folder. */
export async function getFailure(member: Client, folder: string) {
  const files = await member.get(`/chatbot/chat/get_files/?collection_id=${folder}`);
  return files.body[0].failure;
}
