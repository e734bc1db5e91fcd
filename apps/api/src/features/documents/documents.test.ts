import { connect } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { givenDocument, givenFolder, givenMember } from "../../test/given.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { checkIntegrity, deleteOrphanBlobs } from "./integrity.service.ts";
import { acceptName } from "./uploads.rules.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const filesOf = async (member: Client, folder: string) =>
  (await member.get(`/chatbot/chat/get_files/?collection_id=${folder}`)).body;

/** Blobs and rows that are left of an organization's documents. */
async function leftovers(folder: string) {
  const { db, blobs } = product.app;
  const { organizationId } = await db.folder.findUniqueOrThrow({ where: { id: folder } });
  const where = { organizationId };
  return {
    documents: await db.document.count({ where }),
    chunks: await db.chunk.count({ where }),
    tasks: await db.task.count({ where }),
    terms: await db.termStat.count({ where: { ...where, chunks: { not: 0 } } }),
    blobs: (await Array.fromAsync(blobs.keys())).length,
  };
}

describe("names of uploads", () => {
  it.each([
    ["report.PDF", "report.PDF", ".pdf"],
    ["../../etc/notes.txt", "notes.txt", ".txt"],
    ["C:\\Users\\ada\\plan.docx", "plan.docx", ".docx"],
    ["line\nbreak\u0000.md", "linebreak.md", ".md"],
    [`${"å".repeat(400)}.csv`, `${"å".repeat(251)}.csv`, ".csv"],
  ])("%j are kept as %j", (sent, name, extension) => {
    expect(acceptName(sent)).toMatchObject({ name, extension });
  });

  it.each([["run.exe"], ["README"], [".pdf"], ["archive.tar.gz"], [""]])(
    "%j are refused",
    (sent) => {
      expect(acceptName(sent)).toBeUndefined();
    },
  );
});

describe("an upload", () => {
  it("is listed from the first moment, followed to its end, and ready", async () => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Notes");
    const answer = await member.upload(folder, {
      name: "Tide table.txt",
      bytes: "High water at nine.",
    });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({
      task_id: expect.stringMatching(/^[\w-]{22}$/),
      file: expect.objectContaining({ name: "Tide table.txt", state: "processing", failure: null }),
    });
    const frames = await member.follow(answer.body.task_id);
    for (const { status, result } of frames.slice(0, -1)) {
      expect(status).toBe("PROCESSING");
      expect(result).toMatchObject({ stage: expect.any(String), fraction: expect.any(Number) });
    }
    const file = {
      id: answer.body.file.id,
      name: "Tide table.txt",
      title: "Tide table.txt",
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      size: 19,
      state: "ready",
      failure: null,
      hidden_passages: 0,
      task_id: null,
    };
    expect(frames.at(-1)).toEqual({ status: "SUCCESS", result: { file } });
    expect(await filesOf(member, folder)).toEqual([file]);
    // Who asks again, or later, is told the same.
    expect(await member.follow(answer.body.task_id)).toEqual([
      { status: "SUCCESS", result: { file } },
    ]);
  });

  it("may name its folder after the file", async () => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Late");
    const form = new FormData();
    form.append("file", new Blob(["File first."]), "first.txt");
    form.append("collection_id", folder);
    const csrf = "c".repeat(32);
    const response = await fetch(`${product.url}/api/chatbot/chat/upsert_file/`, {
      method: "POST",
      headers: {
        authorization: `Token ${member.token}`,
        cookie: `csrftoken=${csrf}`,
        "x-csrftoken": csrf,
      },
      body: form,
    });
    expect(response.status).toBe(202);
  });

  it("says what is wrong with a file that cannot be read, in the list and to who follows", async () => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Broken");
    const last = await givenDocument(member, folder, {
      name: "page.pdf",
      bytes: "<html>not a PDF</html>",
    });
    const message =
      "The content of this file does not match its extension. Rename or convert it and upload it again.";
    expect(last).toEqual({ status: "ERROR", result: message });
    expect(await filesOf(member, folder)).toMatchObject([
      { state: "failed", failure: { code: "wrong_content", message }, task_id: null },
    ]);
  });

  it.each([
    ["blank.txt", "  \n\t \n", "no_text"],
    ["headings.csv", "\n\n\n", "no_text"],
  ])("without text is a failure: %s", async (name, bytes, code) => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Blank");
    await givenDocument(member, folder, { name, bytes });
    expect((await filesOf(member, folder))[0].failure?.code).toBe(code);
  });

  it.each([
    [
      { name: "setup.exe", bytes: "MZ" },
      415,
      "document.type_unsupported",
      "File type .exe not supported.",
    ],
    [{ name: "nothing.txt", bytes: "" }, 400, "document.empty", 'File "nothing.txt" is empty.'],
    [
      { name: "big.txt", bytes: Buffer.alloc(3 * 1024 * 1024, "a") },
      413,
      "document.too_large",
      'File "big.txt" is too large (3 MB). Maximum size for .txt files is 2 MB.',
    ],
  ])(
    "is refused when it may not stay, and leaves nothing: %#",
    async (file, status, code, error) => {
      const member = await givenMember(product);
      const folder = await givenFolder(member, "Refused");
      const before = await leftovers(folder);
      const answer = await member.upload(folder, file);
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([status, code, error]);
      expect(await leftovers(folder)).toEqual(before);
    },
  );

  it("without a folder, or without a file, says so", async () => {
    const member = await givenMember(product);
    const nowhere = await member.upload("", { name: "a.txt", bytes: "a" });
    expect([nowhere.status, nowhere.body.error]).toEqual([
      400,
      "Please select a folder first before uploading.",
    ]);
    const json = await member.post("/chatbot/chat/upsert_file/", { collection_id: "x" });
    expect([json.status, json.body.code]).toEqual([415, "request.unsupported_type"]);
  });

  it("that is cut off leaves nothing", async () => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Cut");
    const before = await leftovers(folder);
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    const csrf = "c".repeat(32);
    const head = [
      "POST /api/chatbot/chat/upsert_file/ HTTP/1.1",
      "Host: x",
      `Authorization: Token ${member.token}`,
      `Cookie: csrftoken=${csrf}`,
      `X-CSRFToken: ${csrf}`,
      "Content-Type: multipart/form-data; boundary=b",
      "Content-Length: 100000",
    ].join("\r\n");
    const part =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="half.txt"\r\n\r\nThe first half';
    socket.end(`${head}\r\n\r\n${part}`);
    await buffer(socket);
    expect(await leftovers(folder)).toEqual(before);
  });

  it("twice under one name makes two files", async () => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Twice");
    const file = { name: "same.md", bytes: "# Same\n\nTwice the same." };
    await Promise.all([givenDocument(member, folder, file), givenDocument(member, folder, file)]);
    const files = await filesOf(member, folder);
    expect(files.map(({ state }: { state: string }) => state)).toEqual(["ready", "ready"]);
    expect(new Set(files.map(({ id }: { id: string }) => id)).size).toBe(2);
  });
});

describe("deleting", () => {
  it("takes rows, passages, statistics and bytes, also while the file is being processed", async () => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Short-lived");
    const { blobs } = await leftovers(folder);
    await givenDocument(member, folder, { name: "ready.txt", bytes: "Ready to go." });
    const running = await member.upload(folder, {
      name: "running.csv",
      bytes: "a,b\n1,2\n".repeat(50_000),
    });
    for (const { id } of await filesOf(member, folder)) {
      expect((await member.delete(`/chatbot/files/${id}/delete/`)).status).toBe(200);
    }
    expect(await filesOf(member, folder)).toEqual([]);
    expect(await member.follow(running.body.task_id)).toEqual([
      { status: "ERROR", result: "This task does not exist." },
    ]);
    const nothing = { documents: 0, chunks: 0, tasks: 0, terms: 0, blobs };
    await expect.poll(() => leftovers(folder), { timeout: 15_000 }).toEqual(nothing);
  });

  it("a folder without its documents moves them up, still to be found there and nowhere else", async () => {
    const member = await givenMember(product);
    const outer = await givenFolder(member, "Outer");
    const inner = await givenFolder(member, "Inner", outer);
    await givenDocument(member, inner, { name: "buoy.txt", bytes: "The buoy was painted green." });
    await member.delete(`/chatbot/chat/${inner}/delete_scope/?delete_documents=false`);
    expect(await filesOf(member, outer)).toMatchObject([{ name: "buoy.txt", state: "ready" }]);
    const ask = await member.post("/chatbot/chat/agent_message/", {
      message: "Which colour was the buoy painted?",
      search_settings: { filters: { collection_ids: { $overlap: [outer] } } },
    });
    expect(ask.body.results.messages[0].content).toContain("green");
    await member.delete(`/chatbot/chat/${outer}/delete_scope/`);
    const [unfiled] = (await member.get("/chatbot/chat/get_scopes/")).body;
    expect(unfiled.name).toBe("Unfiled");
    expect(await filesOf(member, unfiled.id)).toMatchObject([{ name: "buoy.txt" }]);
  });

  it("a folder with its documents leaves nothing, and what is gone answers no more", async () => {
    const member = await givenMember(product);
    const keep = await givenFolder(member, "Keep");
    const outer = await givenFolder(member, "Outer");
    const inner = await givenFolder(member, "Inner", outer);
    const { blobs } = await leftovers(keep);
    await givenDocument(member, inner, { name: "code.txt", bytes: "The gate code is heron." });
    await member.delete(`/chatbot/chat/${outer}/delete_scope/?delete_documents=true`);
    const nothing = { documents: 0, chunks: 0, tasks: 0, terms: 0, blobs };
    await expect.poll(() => leftovers(keep), { timeout: 15_000 }).toEqual(nothing);
    const ask = await member.post("/chatbot/chat/agent_message/", {
      message: "What is the gate code?",
    });
    expect(ask.body.results.messages[0].metadata.citations).toEqual([]);
    const findings = await checkIntegrity(product.app);
    expect(findings.length).toBe(7);
    expect(findings.flatMap(({ question, ids }) => ids.map((id) => `${question}: ${id}`))).toEqual(
      [],
    );
  });
});

describe("the integrity check", () => {
  it("finds what does not belong, and the repair deletes it", async () => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Checked");
    const last = await givenDocument(member, folder, { name: "checked.txt", bytes: "Checked." });
    const { key } = await product.app.blobs.put(Readable.from([Buffer.from("an orphan")]));
    const chunk = await product.app.db.chunk.findFirstOrThrow({
      where: { documentId: last.result.file.id },
    });
    await product.app.db.chunk.update({ where: { id: chunk.id }, data: { folderId: chunk.id } });
    await product.app.db.termStat.create({
      data: { organizationId: chunk.organizationId, term: "nowhere", chunks: 3 },
    });
    const found = (await checkIntegrity(product.app)).filter(({ ids }) => ids.length > 0);
    expect(Object.fromEntries(found.map(({ question, ids }) => [question, ids]))).toEqual({
      "blobs that no document names": [key],
      "passages away from their document": [chunk.id],
      "terms with a wrong count": [`${chunk.organizationId} nowhere`],
    });
    expect(await deleteOrphanBlobs(product.app)).toEqual([key]);
    expect((await checkIntegrity(product.app))[0]?.ids).toEqual([]);
  });
});
