import type { Answer, Client } from "./client.ts";
import type { Product } from "./product.ts";

type Terms = Parameters<Product["app"]["db"]["license"]["update"]>[0]["data"];

export async function getOrganizationId(member: Client): Promise<string> {
  return (await member.get("/organization/current/")).body.id;
}

/** Changes the terms of the organization's license, as its vendor would. */
export async function setLicenseTerms(
  product: Product,
  member: Client,
  data: Terms,
): Promise<void> {
  const organizationId = await getOrganizationId(member);
  await product.app.db.license.update({ where: { organizationId }, data });
}

export const getUsage = async (member: Client) => (await member.get("/auth/users/r2r-usage/")).body;

export const ask = (member: Client, message = "How high is the tide?") =>
  member.post("/chatbot/chat/agent_message/", { message });

export const createFolder = (member: Client, name: string) =>
  member.post("/chatbot/chat/create_scope/", { name });

/** Counts answers by status. */
export const countByStatus = (answers: readonly Answer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );
