import type { Client, Wire } from "./client.ts";
import { runCommand } from "./command-line.ts";
import { createTestFolder, createTestUser, uploadTestDocument } from "./fixtures.ts";
import type { Product } from "./product.ts";

/** A client signed in as a user who runs the installation. */
export async function createTestOperator(product: Product): Promise<Client & { email: string }> {
  const operator = await createTestUser(product);
  await runCommand(product, "users", "operator", operator.email, "yes");
  return operator;
}

/** Connects a chat model for the installation, as the page does with one call. Returns the id of the connection. */
export async function connectChat(
  client: Client,
  connection: { base_url: string; key?: string; model?: string } & Record<string, unknown>,
  page: "operator" | "organization" = "operator",
): Promise<string> {
  const { model = "connected", ...rest } = connection;
  const body = { preset: "custom", ...rest, models: { chat: { model } } };
  const answer = await client.post(`/${page}/models/connections/`, body);
  if (answer.status !== 201) throw new Error(`connection: ${JSON.stringify(answer.body)}`);
  return answer.body.connection_id;
}

/** Uploads the document that the tests ask about. */
export async function uploadTides(admin: Client): Promise<void> {
  const folder = await createTestFolder(admin, "Tides");
  await uploadTestDocument(admin, folder, { name: "tide.txt", bytes: "High water is at nine." });
}

/** The answer to a question about that document. */
export async function askTide(client: Client, asking: object = {}): Promise<Wire> {
  const body = { message: "When is high water?", ...asking };
  const answer = await client.post("/chatbot/chat/agent_message/", body);
  if (answer.status !== 200) throw new Error(`answer: ${JSON.stringify(answer.body)}`);
  return answer.body.results.messages.at(-1);
}
