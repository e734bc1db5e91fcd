import { readLine } from "../entry/commands/read-line.ts";
import type { Client } from "./client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "./fixtures.ts";
import type { Product } from "./product.ts";

/** What a line of the operators' command line prints, and its exit code. */
export async function runCommand(product: Product, ...line: string[]) {
  const called = readLine(line);
  if (!called) throw new Error("help");
  const outcome = await called.command.run(product.app, called.given);
  return { ...outcome, text: outcome.lines.join("\n") };
}

export const getOrganization = async (client: Client) =>
  (await client.get("/organization/current/")).body;

/** An organization with a document that was read and one that could not be. */
export async function createTestOrganization(product: Pick<Product, "url">) {
  const admin = await createTestAdmin(product);
  const folder = await createTestFolder(admin, "Fees");
  await uploadTestDocument(admin, folder, { name: "fees.txt", bytes: "The fee is 120 EUR." });
  const failed = await uploadTestDocument(admin, folder, {
    name: "torn.pdf",
    bytes: "%PDF-1.4 torn",
  });
  if (failed.status !== "ERROR") throw new Error(`torn.pdf: ${JSON.stringify(failed)}`);
  return { admin, organization: await getOrganization(admin) };
}
