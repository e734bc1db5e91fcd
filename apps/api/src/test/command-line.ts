import { readLine } from "../entry/commands/read-line.ts";
import type { Client } from "./client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "./fixtures.ts";
import type { Product } from "./product.ts";

/** Runs a line of the operators' command line. Returns its output and exit code. */
export async function runCommand(product: Product, ...line: string[]) {
  const called = readLine(line);
  if (!called) throw new Error("help");
  const outcome = await called.command.run(product.app, called.given);
  return { ...outcome, text: outcome.lines.join("\n") };
}

export const getOrganization = async (client: Client) =>
  (await client.get("/organization/current/")).body;

/** An organization with one ready and one failed document. */
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
