import type { APIRequestContext } from "@playwright/test";
import { type Someone, signUp } from "./product.ts";

/** The token of a new invitation, as its link carries it after the #. */
export async function invite(admin: Someone, role: "admin" | "member" = "member") {
  const { token } = await admin.post("/organization/invitations/", { role });
  return String(token);
}

/** Another user in the organization of an admin, known to the API only. */
export async function addColleague(
  admin: Someone,
  { request, role = "member" }: { request: APIRequestContext; role?: "admin" | "member" },
): Promise<Someone> {
  const colleague = await signUp(request);
  await colleague.post("/organization/invitations/accept/", { token: await invite(admin, role) });
  return colleague;
}
