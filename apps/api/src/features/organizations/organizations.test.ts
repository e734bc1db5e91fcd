import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestAdmin, createTestUser } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { normalizeDomain } from "./domains.rules.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

describe("domains", () => {
  it.each([
    ["Example.org", "example.org"],
    ["https://www.Example.org/about?x#y", "www.example.org"],
    ["example.org.", "example.org"],
    ["example.org:8443", "example.org"],
    ["Bücher.example", "xn--bcher-kva.example"],
    ["localhost", undefined],
    ["exa mple.org", undefined],
    ["-example.org", undefined],
    ["192.168.0.1", undefined],
    ["", undefined],
  ])("%s becomes %s", (typed, host) => {
    expect(normalizeDomain(typed)).toBe(host);
  });
});

describe("an organization", () => {
  it("is created by its first admin, with a licence", async () => {
    const user = await createTestUser(product);
    expect((await user.get("/organization/user-status/")).body).toEqual({
      has_organization: false,
      has_active_subscription: true,
    });
    const answer = await user.post("/organization/create/", {
      name: " Harbour Office ",
      domain: "https://Harbour.example.org/",
      description: "",
    });
    expect(answer.status).toBe(201);
    const expected = {
      id: expect.any(String),
      name: "Harbour Office",
      domain: "harbour.example.org",
      description: null,
      picture: null,
      user_role: "admin",
      created_at: expect.stringMatching(/Z$/),
      license: { current_users: 1, max_users: 25, is_active: true, expires_at: null },
    };
    expect(answer.body).toEqual(expected);
    expect((await user.get("/organization/current/")).body).toEqual(expected);
    expect((await user.get("/organization/user-status/")).body.has_organization).toBe(true);
  });

  it.each([
    [{ name: "", domain: "a.example" }, 400, "Name and domain are required"],
    [{ name: "A" }, 400, "Name and domain are required"],
    [{ name: "A", domain: "not a domain" }, 400, "Enter a domain like example.org."],
  ])("is refused for %j", async (body, status, error) => {
    const user = await createTestUser(product);
    const answer = await user.post("/organization/create/", body);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it("stores its texts without characters that cannot be stored", async () => {
    const user = await createTestUser(product);
    const answer = await user.post("/organization/create/", {
      name: "Pier\u0000 7 \ud83d",
      domain: "pier.example.org",
      description: "\u0000 \u0007",
    });
    expect([answer.status, answer.body.name, answer.body.description]).toEqual([
      201,
      "Pier 7 \ufffd",
      null,
    ]);
  });

  it("has a unique domain, and its user cannot create a second one", async () => {
    const [first, second] = await Promise.all([createTestUser(product), createTestUser(product)]);
    const body = { name: "One", domain: "one.example.org" };
    const answers = await Promise.all([
      first.post("/organization/create/", body),
      second.post("/organization/create/", { ...body, domain: "ONE.example.org" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const member = await createTestAdmin(product);
    const again = await member.post("/organization/create/", {
      name: "Two",
      domain: "two.example.org",
    });
    expect([again.status, again.body.code]).toEqual([409, "organization.already_member"]);
  });
});
