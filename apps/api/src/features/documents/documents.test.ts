import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { countStoredRows } from "../../test/stored-rows.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const filesOf = async (member: Client, folder: string) =>
  (await member.get(`/chatbot/chat/get_files/?collection_id=${folder}`)).body;

describe("an upload", () => {
  it("is listed from the first moment, followed to its end, and ready", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Notes");
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
      notices: [],
      has_versions: false,
      version_group: null,
      task_id: null,
    };
    expect(frames.at(-1)).toEqual({ status: "SUCCESS", result: { file } });
    expect(await filesOf(member, folder)).toEqual([file]);
    // Whoever asks again, or later, gets the same.
    expect(await member.follow(answer.body.task_id)).toEqual([
      { status: "SUCCESS", result: { file } },
    ]);
  });

  it("may name its folder after the file", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Late");
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
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Broken");
    const last = await uploadTestDocument(member, folder, {
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
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Blank");
    await uploadTestDocument(member, folder, { name, bytes });
    expect((await filesOf(member, folder))[0].failure?.code).toBe(code);
  });

  it.each([
    [
      { name: "setup.exe", bytes: "MZ" },
      415,
      "document.type_unsupported",
      "File type .exe not supported.",
    ],
    [
      { name: "", bytes: "Ship" },
      415,
      "document.type_unsupported",
      "File type (none) not supported.",
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
      const member = await createTestAdmin(product);
      const folder = await createTestFolder(member, "Refused");
      const before = await countStoredRows(product, folder);
      const answer = await member.upload(folder, file);
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([status, code, error]);
      expect(await countStoredRows(product, folder)).toEqual(before);
    },
  );

  it("without a folder, or without a file, says so", async () => {
    const member = await createTestAdmin(product);
    const nowhere = await member.upload("", { name: "a.txt", bytes: "a" });
    expect([nowhere.status, nowhere.body.error]).toEqual([
      400,
      "Please select a folder first before uploading.",
    ]);
    const json = await member.post("/chatbot/chat/upsert_file/", { collection_id: "x" });
    expect([json.status, json.body.code]).toEqual([415, "request.unsupported_type"]);
  });

  it("that is cut off leaves nothing", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Cut");
    const before = await countStoredRows(product, folder);
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
    expect(await countStoredRows(product, folder)).toEqual(before);
  });

  it("twice under one name makes two files", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Twice");
    const file = { name: "same.md", bytes: "# Same\n\nTwice the same." };
    await Promise.all([
      uploadTestDocument(member, folder, file),
      uploadTestDocument(member, folder, file),
    ]);
    const files = await filesOf(member, folder);
    expect(files.map(({ state }: { state: string }) => state)).toEqual(["ready", "ready"]);
    expect(new Set(files.map(({ id }: { id: string }) => id)).size).toBe(2);
  });
});
