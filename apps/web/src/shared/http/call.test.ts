import { currentUser, login } from "@footnote/contracts/accounts/accounts";
import { listFiles } from "@footnote/contracts/documents";
import { createFolder, deleteFolder, listFolders } from "@footnote/contracts/folders";
import { createInvitation } from "@footnote/contracts/organizations";
import { afterEach, describe, expect, it, vi } from "vitest";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import { call } from "./call.ts";
import { readToken, storeToken } from "./session-token.ts";

const folder = { id: "f1", name: "Reports", parent_collection_id: null, created_at: "" };

describe("calling the API", () => {
  afterEach(() => {
    document.cookie = "csrftoken=; max-age=0";
  });

  it("sends the token, and no CSRF header when reading", async () => {
    storeToken("secret");
    const server = startFakeServer({ "GET /chatbot/chat/get_files/": [] });
    await call(listFiles, { query: { collection_id: "f 1" } });
    const [seen] = server.calls;
    expect(seen?.headers.get("Authorization")).toBe("Token secret");
    expect(seen?.headers.has("X-CSRFToken")).toBe(false);
    expect(seen?.query.get("collection_id")).toBe("f 1");
  });

  it("leaves out what is not given", async () => {
    const server = startFakeServer({ "GET /chatbot/chat/get_scopes/": [] });
    await call(listFolders, { query: { parent_collection_id: undefined } });
    expect(server.calls[0]?.query.size).toBe(0);
  });

  it("takes the CSRF token from the cookie, or fetches it first", async () => {
    const server = startFakeServer({ "POST /chatbot/chat/create_scope/": folder });
    await call(createFolder, { body: { name: "Reports" } });
    document.cookie = "csrftoken=from-cookie";
    await call(createFolder, { body: { name: "Reports" } });
    const sent = server.calls.map(({ headers }) => headers.get("X-CSRFToken"));
    expect(sent).toEqual(["fresh-token", "from-cookie"]);
    expect(server.calls[0]?.body).toEqual({ name: "Reports" });
  });

  it("sends a change once that is asked for twice before the reply", async () => {
    const server = startFakeServer({ "POST /chatbot/chat/create_scope/": folder });
    const create = (name: string) => call(createFolder, { body: { name } });
    const replies = await Promise.all([create("Reports"), create("Reports"), create("Letters")]);
    expect(replies).toEqual([folder, folder, folder]);
    expect(server.calls.map(({ body }) => body)).toEqual([
      { name: "Reports" },
      { name: "Letters" },
    ]);
    await create("Reports");
    expect(server.calls).toHaveLength(3);
  });

  it("tries once more with a fresh CSRF token when the cookie's is refused", async () => {
    document.cookie = "csrftoken=stale";
    const server = startFakeServer({
      "DELETE /chatbot/chat/:id/delete_scope/": ({ headers }: { headers: Headers }) =>
        headers.get("X-CSRFToken") === "stale"
          ? problem(403, "Out of date", "csrf.invalid")
          : { message: "done" },
    });
    const reply = await call(deleteFolder, {
      params: { id: "a/b" },
      query: { delete_documents: "true" },
    });
    expect(reply.message).toBe("done");
    expect(server.calls.map(({ path }) => path)).toEqual(
      Array.from({ length: 2 }, () => "/chatbot/chat/a%2Fb/delete_scope/"),
    );
  });

  it("stores the session key that signing in answers, and no other key", async () => {
    startFakeServer({
      "POST /auth/login/": { key: "new-key" },
      "POST /organization/invitations/": { token: "for somebody else" },
    });
    await call(login, { body: { email: "a@example.org", password: "p" } });
    expect(readToken()).toBe("new-key");
    await call(createInvitation, { body: {} });
    expect(readToken()).toBe("new-key");
  });

  it("forgets the session on any 401", async () => {
    storeToken("dead");
    startFakeServer({ "GET /auth/user/": problem(401, "Please log in.", "session.expired") });
    await expect(call(currentUser, {})).rejects.toMatchObject({
      status: 401,
      code: "session.expired",
      message: "Please log in.",
    });
    expect(readToken()).toBeNull();
  });

  it("reads the sentence of a failure from every documented field", async () => {
    const bodies = [{ message: "m" }, { detail: "d" }, { data: { message: "dm" } }, {}, null];
    const messages = [];
    for (const body of bodies) {
      vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status: 400 }));
      messages.push(
        await call(currentUser, {}).catch((error: unknown) => (error as Error).message),
      );
    }
    expect(messages).toEqual(["m", "d", "dm", "", ""]);
  });

  it("says when the server cannot be reached", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    await expect(call(currentUser, {})).rejects.toMatchObject({
      status: 0,
      code: "network.unreachable",
    });
  });
});
