import type { Client } from "./client.ts";
import { givenDocument, givenFolder, givenMember } from "./given.ts";
import type { Product } from "./product.ts";

const island = `Gull Island

The lighthouse on Gull Island was built in 1874 by Agnes Thorne. The lamp turns once in 14 seconds.

Visitors may climb the 212 steps between May and October. Dogs stay outside.
`;
const lease = `Harbour House

The notice period of the Harbour House lease is six months. Rent is due on the third working day of each month.
`;

/** A member with two folders, one of them with a folder in it, and a document in each end. */
export type Given = { client: Client; places: string; papers: string };

export async function givenPlaces(product: Product): Promise<Given> {
  const client = await givenMember(product);
  const places = await givenFolder(client, "Places");
  const papers = await givenFolder(client, "Papers");
  const contracts = await givenFolder(client, "Contracts", papers);
  for (const [folder, name, bytes] of [
    [places, "island.txt", island],
    [contracts, "lease.txt", lease],
  ] as const) {
    await givenDocument(client, folder, { name, bytes });
  }
  return { client, places, papers };
}

export function ask(client: Client, message: string, more: object = {}) {
  return client.post("/chatbot/chat/agent_message/", { message, ...more });
}
/** A question narrowed to one folder. */
export const narrowed = (id: string) => ({
  search_settings: { filters: { collection_ids: { $overlap: [id] } } },
});
