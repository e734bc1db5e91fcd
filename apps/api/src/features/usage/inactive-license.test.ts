import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestColleague,
  uploadTestDocument,
  createTestFolder,
  createTestAdmin,
} from "../../test/fixtures.ts";
import { setLicenseTerms, ask, createFolder, getOrganizationId } from "../../test/license-terms.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe("an organization whose licence is not active", () => {
  it.each([
    ["is not active", { isActive: false }],
    ["has expired", { expiresAt: new Date(Date.now() - 1000) }],
  ] as const)("can be read and emptied, nothing more, when it %s", async (state, terms) => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Old");
    const frame = await uploadTestDocument(member, folder, {
      name: "old.txt",
      bytes: "An old line.",
    });
    const asked = (await ask(member)).body.results.conversation_id;
    await setLicenseTerms(product, member, terms);
    const { license } = (await member.get("/organization/current/")).body;
    expect(license.is_active).toBe(false);

    const message = `The license of your organization ${state}. Until it is renewed you can read and delete, but not upload or ask.`;
    const id: string = frame.result.file.id;
    for (const answer of [
      await ask(member),
      await createFolder(member, "New"),
      await member.upload(folder, { name: "new.txt", bytes: "New." }),
      await member.post(`/chatbot/files/${id}/retry/`),
      await member.post("/organization/invitations/", {}),
    ]) {
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([
        403,
        "license.inactive",
        message,
      ]);
    }
    for (const path of [
      "/chatbot/chat/get_scopes/",
      `/chatbot/chat/get_files/?collection_id=${folder}`,
      `/chatbot/chat/${asked}/get_conversation_history/`,
      "/auth/users/r2r-usage/",
      "/organization/members/",
    ]) {
      expect([path, (await member.get(path)).status]).toEqual([path, 200]);
    }
    expect((await member.delete(`/chatbot/files/${id}/delete/`)).status).toBe(200);
    const emptied = `/chatbot/chat/${folder}/delete_scope/?delete_documents=true`;
    expect((await member.delete(emptied)).status).toBe(200);

    await setLicenseTerms(product, member, {
      isActive: true,
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect((await createFolder(member, "Renewed")).status).toBe(201);
  });

  it("takes nobody in", async () => {
    const admin = await createTestAdmin(product);
    const { token } = (await admin.post("/organization/invitations/", {})).body;
    await setLicenseTerms(product, admin, { isActive: false });
    await expect(createTestColleague(product, admin)).rejects.toThrow("license.inactive");
    const guest = await createTestAdmin(product);
    await guest.delete(`/organization/organizations/${await getOrganizationId(guest)}/delete/`);
    const answer = await guest.post("/organization/invitations/accept/", { token });
    expect([answer.status, answer.body.code]).toEqual([403, "license.inactive"]);
  });
});
