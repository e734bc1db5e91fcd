import { randomBytes } from "node:crypto";
import { type Client, newClient, type Wire } from "./client.ts";
import type { Product } from "./product.ts";

const password = "correct horse battery";

/** A client signed in as a new user without an organization. */
export async function createTestUser(
  product: Pick<Product, "url">,
  email = `${randomBytes(6).toString("hex")}@example.org`,
): Promise<Client & { email: string }> {
  const client = newClient(product.url);
  const answer = await client.post("/auth/registration/", { email, password1: password });
  if (answer.status !== 201) throw new Error(`registration: ${JSON.stringify(answer.body)}`);
  client.token = answer.body.key;
  return Object.assign(client, { email });
}

/** Confirms an address, as following the mailed link does. */
export async function confirmEmail(product: Pick<Product, "app">, email: string): Promise<void> {
  const data = { emailVerifiedAt: new Date() };
  await product.app.db.user.update({ where: { email }, data });
}

/** A client signed in as the admin of a new organization. */
export async function createTestAdmin(
  product: Pick<Product, "url">,
): Promise<Client & { email: string }> {
  const client = await createTestUser(product);
  const domain = `${randomBytes(6).toString("hex")}.example.org`;
  const answer = await client.post("/organization/create/", { name: "Harbour Office", domain });
  if (answer.status !== 201) throw new Error(`organization: ${JSON.stringify(answer.body)}`);
  return client;
}

/** A client signed in as a new member of the organization of an admin. */
export async function createTestColleague(
  product: Pick<Product, "url">,
  admin: Client,
  role: "admin" | "member" = "member",
): Promise<Client & { email: string; pk: number }> {
  const invited = await admin.post("/organization/invitations/", { role });
  if (invited.status !== 201) throw new Error(`invitation: ${JSON.stringify(invited.body)}`);
  const client = await createTestUser(product);
  const { token } = invited.body;
  const answer = await client.post("/organization/invitations/accept/", { token });
  if (answer.status !== 200) throw new Error(`joining: ${JSON.stringify(answer.body)}`);
  return Object.assign(client, { pk: (await client.get("/auth/user/")).body.pk as number });
}

export async function createTestFolder(
  client: Client,
  name: string,
  parent?: string,
): Promise<string> {
  const body = { name, ...(parent !== undefined && { parent_collection_id: parent }) };
  const answer = await client.post("/chatbot/chat/create_scope/", body);
  if (answer.status !== 201) throw new Error(`folder: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** Uploads a file, follows it to its end and returns the last frame. */
export async function uploadTestDocument(
  client: Client,
  folderId: string,
  file: { name: string; bytes: Uint8Array | string },
): Promise<Wire> {
  const answer = await client.upload(folderId, file);
  if (answer.status !== 202) throw new Error(`upload: ${JSON.stringify(answer.body)}`);
  return (await client.follow(answer.body.task_id)).at(-1);
}
