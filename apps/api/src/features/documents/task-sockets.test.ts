import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestAdmin, createTestColleague, createTestFolder } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

describe("the socket of an upload", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  async function createTeam() {
    const admin = await createTestAdmin(product);
    const folder = await createTestFolder(admin, "Plans");
    const member = await createTestColleague(product, admin);
    const { body } = await member.upload(folder, { name: "plan.txt", bytes: "We buy the quay." });
    const taskId: string = body.task_id;
    return { admin, member, taskId };
  }
  const unknown = [{ status: "ERROR", result: expect.any(String) }];

  it("is for every member of the organization, and for whoever knows the task", async () => {
    const { admin, member, taskId } = await createTeam();
    for (const token of [member.token, admin.token, undefined]) {
      const frames = await admin.follow(taskId, token === undefined ? {} : { token });
      expect(frames.at(-1)).toMatchObject({ status: "SUCCESS" });
    }
    const stranger = await createTestAdmin(product);
    expect(await stranger.follow(taskId, { token: stranger.token ?? "" })).toEqual(unknown);
  });

  it("shows nothing of a task of somebody who was removed", async () => {
    const { admin, member, taskId } = await createTeam();
    await member.follow(taskId);
    expect((await admin.delete(`/organization/members/${member.pk}/`)).status).toBe(200);
    for (const options of [{}, { token: member.token ?? "" }]) {
      expect(await member.follow(taskId, options)).toEqual(unknown);
    }
  });
});
