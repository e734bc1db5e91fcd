import { type Following, followAnswer } from "./answer-stream.ts";
import { givenWriter } from "./given-writer.ts";
import type { Client } from "./client.ts";
import { givenDocument, givenFolder, givenMember } from "./given.ts";
import { type ModelEmulator, startModelEmulator } from "./model-emulator.ts";
import { type Product, startProduct } from "./product.ts";

export const island =
  "The lighthouse on Gull Island was built in 1874 by Agnes Thorne. Its lamp turns once in 14 seconds.";
export const asking = "/chatbot/chat/agent_message/";
export const question = { message: "When was the lighthouse built?" };

/** A product with an emulated model, a member and one document about a lighthouse. */
export type Answering = {
  readonly provider: ModelEmulator;
  readonly product: Product;
  readonly client: Client;
  readonly folder: string;
  follow(body: object, who?: Client): Promise<Following>;
  resume(runId: string, lastEventId?: number, who?: Client): Promise<Following>;
  /** The body of a conversation's history. */
  history(id: string): Promise<Awaited<ReturnType<Client["get"]>>["body"]>;
  givenWriter(): ReturnType<typeof givenWriter>;
  close(): Promise<void>;
};

export async function startAnswering(): Promise<Answering> {
  const provider = await startModelEmulator();
  const product = await startProduct({
    env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: "talker" },
  });
  const client = await givenMember(product);
  const folder = await givenFolder(client, "Places");
  await givenDocument(client, folder, { name: "island.txt", bytes: island });
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
    givenWriter: () => givenWriter(provider),
    async close() {
      await product.close();
      await provider.close();
    },
  };
}
