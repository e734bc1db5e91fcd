import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestAdmin, createTestFolder } from "../../../test/fixtures.ts";
import { ask, inFolder } from "../../../test/test-library.ts";
import { type Product, startProduct } from "../../../test/product.ts";
import { checkIntegrity } from "../integrity.service.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Uploaded = { id: string; name: string; state: string };

/** Uploads a text and waits until it is processed; returns the file as it is then. */
async function addText(
  member: Client,
  folder: string,
  { name, text, ifExists }: { name: string; text: string; ifExists?: string },
): Promise<Uploaded> {
  const form = new FormData();
  form.append("collection_id", folder);
  if (ifExists) form.append("if_exists", ifExists);
  form.append("file", new Blob([text]), name);
  const { status, body } = await member.postForm("/chatbot/chat/upsert_file/", form);
  expect(status).toBe(202);
  await member.follow(body.task_id);
  return (await member.get(`/chatbot/files/${body.file.id}/`)).body;
}

const listed = async (member: Client, folder: string): Promise<string[]> =>
  (await member.get(`/chatbot/chat/get_files/?collection_id=${folder}`)).body.map(
    ({ id }: Uploaded) => id,
  );

/** Narrows a question by filters. */
const within = (filters: object) => ({ search_settings: { filters } });

/** Asks a question about the documents of a folder. */
async function askIn(member: Client, folder: string, message: string) {
  const { body } = await ask(member, message, inFolder(folder));
  const { conversation_id: conversation, messages } = body.results;
  return { conversation, answer: messages.at(-1) };
}

describe("a file that is replaced", () => {
  it("becomes an older version as soon as the new one is ready, and answers use the new one", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Fees");
    const first = await addText(member, folder, {
      name: "Fees.txt",
      text: "The harbour fee is 40 euros per night.",
    });
    const before = await askIn(member, folder, "What is the harbour fee?");
    expect(before.answer.content).toContain("40 euros");

    const second = await addText(member, folder, {
      name: "Fees.txt",
      text: "The harbour fee is 55 euros per night.",
      ifExists: "replace",
    });
    expect(second.state).toBe("ready");
    expect(await listed(member, folder)).toEqual([second.id]);
    const old = (await member.get(`/chatbot/files/${first.id}/`)).body;
    expect(old).toMatchObject({
      state: "outdated",
      superseded_by: second.id,
      media_type: "text/plain",
    });
    const versions = (await member.get(`/chatbot/files/${second.id}/versions/`)).body;
    expect(versions).toMatchObject([
      { id: second.id, state: "ready", version_group: first.id },
      { id: first.id, state: "outdated", version_group: first.id },
    ]);
    const content = await fetch(`${product.url}/api/chatbot/files/${first.id}/content/`, {
      headers: { authorization: `Token ${member.token}` },
    });
    expect(await content.text()).toContain("40 euros");

    const after = await askIn(member, folder, "What is the harbour fee?");
    expect(after.answer.content).toContain("55 euros");
    expect(JSON.stringify(after.answer)).not.toContain("40 euros");

    const asOf = (...documents: string[]) => within({ any_of: { document_ids: documents } });
    const past = await ask(member, "What is the harbour fee?", asOf(first.id));
    const answer = past.body.results.messages.at(-1);
    expect(answer.content).toContain("40 euros");
    expect(answer.content).not.toContain("55 euros");
    const [source] = answer.metadata.citations;
    expect(source.payload.document_id).toBe(first.id);
    const counted = await ask(member, "How many documents do I have?", asOf(first.id));
    expect(counted.body.results.messages.at(-1).content).toBe(
      "There is **1 document** among the chosen files.",
    );
  });

  it("is not searched where a document of others is chosen: that is a 404", async () => {
    const [member, stranger] = await Promise.all([
      createTestAdmin(product),
      createTestAdmin(product),
    ]);
    const folder = await createTestFolder(member, "Mine");
    const text = "The gate code is 1234.";
    const own = await addText(member, folder, { name: "Gate.txt", text });
    const chosen = { any_of: { document_ids: [own.id] } };
    expect(await ask(stranger, "What is the gate code?", within(chosen))).toMatchObject({
      status: 404,
      body: { code: "document.not_found" },
    });
    const elsewhere = { collection_ids: { $eq: await createTestFolder(member, "Other") } };
    const both = await ask(member, "What is the gate code?", within({ $and: [chosen, elsewhere] }));
    expect(both.body.results.messages.at(-1).content).not.toContain("1234");
  });

  it("stays citable in conversations, where it is shown as outdated", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Hours");
    const first = await addText(member, folder, {
      name: "Hours.txt",
      text: "The museum opens at nine in the morning.",
    });
    const { conversation } = await askIn(member, folder, "When does the museum open?");
    const read = async () => {
      const { body } = await member.get(`/chatbot/chat/${conversation}/get_conversation_history/`);
      return body.messages.at(-1).metadata.citations[0].payload;
    };
    expect((await read()).metadata).not.toHaveProperty("outdated");
    await addText(member, folder, {
      name: "Hours.txt",
      text: "The museum opens at ten in the morning.",
      ifExists: "replace",
    });
    const cited = await read();
    expect(cited).toMatchObject({ document_id: first.id, metadata: { outdated: true } });
    const { body } = await member.get(
      `/chatbot/files/${first.id}/passages/?around=${cited.chunk_id}`,
    );
    expect(body.passages[0].text).toContain("nine in the morning");
  });

  it("stays in use when the new version cannot be read", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Plans");
    const first = await addText(member, folder, {
      name: "Plan.md",
      text: "# Plan\n\nSail at dawn.",
    });
    const failed = await addText(member, folder, {
      name: "Plan.md",
      text: " \n",
      ifExists: "replace",
    });
    expect(failed.state).toBe("failed");
    expect((await member.get(`/chatbot/files/${first.id}/`)).body.state).toBe("ready");
    const third = await addText(member, folder, {
      name: "Plan.md",
      text: "# Plan\n\nSail at noon.",
      ifExists: "replace",
    });
    // The one that failed goes with the older ones: the folder has the plan once.
    expect(await listed(member, folder)).toEqual([third.id]);
  });

  it("can get its first content back, and leaves the stored data consistent", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Back");
    const texts = ["A pilot is on duty.", "No pilot is on duty.", "A pilot is on duty."];
    for (const text of texts) {
      const { state } = await addText(member, folder, {
        name: "Pilots.txt",
        text,
        ifExists: "replace",
      });
      expect(state).toBe("ready");
    }
    const [current = ""] = await listed(member, folder);
    const versions = (await member.get(`/chatbot/files/${current}/versions/`)).body;
    const states = versions.map(({ state }: Uploaded) => state);
    expect(states).toEqual(["ready", "outdated", "outdated"]);
    const tree = (await member.get("/folders/all/")).body;
    expect(tree).toMatchObject([{ documents: 1, processing: 0 }]);
    const faults = (await checkIntegrity(product.app)).filter(({ ids }) => ids.length > 0);
    expect(faults).toEqual([]);
  });

  it("is moved and deleted with its newest version", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "From");
    const target = await createTestFolder(member, "To");
    const first = await addText(member, folder, { name: "a.txt", text: "The first text." });
    const second = await addText(member, folder, {
      name: "a.txt",
      text: "The second text.",
      ifExists: "replace",
    });
    await member.post("/chatbot/entries/move/", {
      items: [{ kind: "file", id: second.id }],
      target_collection_id: target,
    });
    const moved = (await member.get(`/chatbot/files/${first.id}/`)).body;
    expect(moved.collection_id).toBe(target);
    await member.delete(`/chatbot/files/${second.id}/delete/`);
    expect((await member.get(`/chatbot/files/${first.id}/`)).status).toBe(404);
  });
});

describe("an upload of a name that is there", () => {
  it("keeps both files unless it says otherwise", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Both");
    const first = await addText(member, folder, { name: "a.txt", text: "One text." });
    const second = await addText(member, folder, { name: "a.txt", text: "Another text." });
    expect((await listed(member, folder)).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  it("can be compared before", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Compared");
    const there = await addText(member, folder, { name: "a.txt", text: "text" });
    const names = ["a.txt", "b.txt", "../a.txt"];
    const { body } = await member.post("/chatbot/files/same-named/", {
      collection_id: folder,
      names,
    });
    const sha256 = "982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1";
    const file = expect.objectContaining({ id: there.id, size: 4 });
    expect(body.files).toEqual([
      { name: "a.txt", file, sha256 },
      { name: "../a.txt", file, sha256 },
    ]);
  });

  it("is refused when it says something else", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Wrong");
    const form = new FormData();
    form.append("collection_id", folder);
    form.append("if_exists", "ask");
    form.append("file", new Blob(["text"]), "a.txt");
    const { status, body } = await member.postForm("/chatbot/chat/upsert_file/", form);
    expect([status, body.detail]).toEqual([400, { field: "if_exists" }]);
  });
});
