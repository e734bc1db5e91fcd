import { type Following, followAnswer } from "./answer-stream.ts";
import { scriptChatPieces } from "./scripted-writer.ts";
import type { Client } from "./client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "./fixtures.ts";
import { type ModelEmulator, startModelEmulator } from "./model-emulator.ts";
import { type Product, startProduct } from "./product.ts";

export const island =
  "The lighthouse on Gull Island was built in 1874 by Agnes Thorne. Its lamp turns once in 14 seconds.";
export const asking = "/chatbot/chat/agent_message/";
export const question = { message: "When was the lighthouse built?" };

/** A product with an emulated model, a member and one document about a lighthouse. */
export type AnsweringProduct = {
  readonly provider: ModelEmulator;
  readonly product: Product;
  readonly client: Client;
  readonly folder: string;
  follow(body: object, who?: Client): Promise<Following>;
  resume(runId: string, lastEventId?: number, who?: Client): Promise<Following>;
  /** The body of a conversation's history. */
  history(id: string): Promise<Awaited<ReturnType<Client["get"]>>["body"]>;
  scriptChatPieces(): ReturnType<typeof scriptChatPieces>;
  close(): Promise<void>;
};

export async function startAnsweringProduct(): Promise<AnsweringProduct> {
  const provider = await startModelEmulator();
  const product = await startProduct({
    env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: "talker" },
  });
  const client = await createTestAdmin(product);
  const folder = await createTestFolder(client, "Places");
  await uploadTestDocument(client, folder, { name: "island.txt", bytes: island });
  return {
    provider,
    product,
    client,
    folder,
    follow: (body, who = client) => followAnswer(who, product.url, { path: asking, body }),
    resume: (runId, lastEventId, who = client) =>
      followAnswer(who, product.url, {
        path: `/chatbot/chat/runs/${runId}/events/`,
        ...(lastEventId !== undefined && { lastEventId }),
      }),
    history: async (id) => (await client.get(`/chatbot/chat/${id}/get_conversation_history/`)).body,
    scriptChatPieces: () => scriptChatPieces(provider),
    async close() {
      await product.close();
      await provider.close();
    },
  };
}
