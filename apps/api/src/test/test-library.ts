import type { Client } from "./client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "./fixtures.ts";
import type { Product } from "./product.ts";

const island = `Gull Island

The lighthouse on Gull Island was built in 1874 by Agnes Thorne. The lamp turns once in 14 seconds.

Visitors may climb the 212 steps between May and October. Dogs stay outside.
`;
const lease = `Harbour House

The notice period of the Harbour House lease is six months. Rent is due on the third working day of each month.
`;

/** An admin with two folders, one of them with a subfolder, and a document in each leaf. */
export type TestLibrary = { client: Client; places: string; papers: string };

export async function createTestLibrary(product: Product): Promise<TestLibrary> {
  const client = await createTestAdmin(product);
  const places = await createTestFolder(client, "Places");
  const papers = await createTestFolder(client, "Papers");
  const contracts = await createTestFolder(client, "Contracts", papers);
  for (const [folder, name, bytes] of [
    [places, "island.txt", island],
    [contracts, "lease.txt", lease],
  ] as const) {
    await uploadTestDocument(client, folder, { name, bytes });
  }
  return { client, places, papers };
}

export function ask(client: Client, message: string, more: object = {}) {
  return client.post("/chatbot/chat/agent_message/", { message, ...more });
}
/** Restricts a question to one folder. */
export const inFolder = (id: string) => ({
  search_settings: { filters: { collection_ids: { $overlap: [id] } } },
});
