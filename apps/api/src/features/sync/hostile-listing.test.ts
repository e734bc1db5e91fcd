import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "../../test/client.ts";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
let server: Server;
let objects: string[];
/** What a listing ends with. */
let end = "";
/** In place of statuses: the reply has no end, or no content. */
const cutOff = 0;
const empty = 1;
/** The reply ends with its connection, which says nothing of its length. */
const short = 2;
/** More than a text may have. */
const flood = 3;
/** How the server answers for single files, unless with their text. */
let statuses: Record<string, number> = {};
beforeAll(async () => {
  product = await startProduct();
  product.app.config.webAllowedNetworks.push("127.0.0.1");
  server = createServer(({ method, url = "" }, response) => {
    if (method === "PROPFIND") {
      const list = url.startsWith("/plain") ? listPlainDirectory() : listDeepDirectory(url);
      return response.writeHead(207).end(list);
    }
    const status = statuses[url.replace(/\?.*/, "").split("/").at(-1) ?? ""] ?? 200;
    if (status === cutOff) {
      response.writeHead(200, { "content-length": 19 }).write("Hig");
      return setImmediate(() => response.destroy());
    }
    if (status === empty || status === short) {
      response.removeHeader("transfer-encoding");
      response.writeHead(200, { connection: "close" });
      return response.end(status === short ? "High water" : "");
    }
    if (status === flood) return response.end("High water. ".repeat(200_000));
    response.writeHead(status);
    if (url.includes("list-type")) return response.end(listBucket(objects));
    const code = status === 404 ? "NoSuchKey" : "AccessDenied";
    response.end(status === 200 ? "High water at nine." : `<Error><Code>${code}</Code></Error>`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.close().closeAllConnections();
  await product.close();
});

const listBucket = (contents: readonly string[]) =>
  `<?xml version="1.0"?><ListBucketResult>${contents.join("")}${end}</ListBucketResult>`;
/** A directory with a long name in it, which is a directory again. */
const listDeepDirectory = (url: string) =>
  `<?xml version="1.0"?><multistatus xmlns="DAV:"><response><href>${url}${"d".repeat(1_500)}/</href><propstat><prop>` +
  "<resourcetype><collection/></resourcetype></prop></propstat></response></multistatus>";
/** The objects of the bucket as files of which no size is known. */
const listPlainDirectory = () =>
  `<?xml version="1.0"?><multistatus xmlns="DAV:">${objects
    .map((object) => /<Key>(.*)<\/Key>/.exec(object)?.[1])
    .map(
      (key) =>
        `<response><href>/plain/${key}</href><propstat><prop><getetag>1</getetag></prop></propstat></response>`,
    )
    .join("")}</multistatus>`;
const describeObject = (key: string, size = "19") =>
  `<Contents><Key>${key}</Key><Size>${size}</Size><ETag>"1"</ETag></Contents>`;

/** A folder that is to follow the bucket of the server, and what its organization sees of it. */
async function prepareBucket(kind: "s3" | "webdav" = "s3") {
  const admin = await createTestAdmin(product);
  const source = `/folders/${await createTestFolder(admin, "Shared")}/source/`;
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const place =
    kind === "s3"
      ? { bucket: "b", endpoint: url, region: "us-east-1" }
      : { url: `${url}/plain/`, username: "" };
  const read = async () => (await admin.get(source)).body.source;
  return {
    admin,
    read,
    follow: () => admin.post(source, { settings: { kind, ...place } }),
    /** Synchronizes once more, and returns what the folder says of it. */
    sync: async () => {
      expect((await admin.post(`${source}sync/`)).status).toBe(202);
      await expect.poll(async () => (await read()).state).toBe("idle");
      return read();
    },
  };
}

it("names a file that a bucket lists with a key or size that cannot be stored, and follows the others", async () => {
  const { follow, read, sync } = await prepareBucket();
  objects = [
    describeObject("a&#0;.txt"),
    describeObject("b.txt"),
    describeObject("c.txt", "1e999"),
    describeObject("d.txt"),
    describeObject("e.txt"),
  ];
  await follow();
  await expect.poll(async () => (await read()).state).toBe("idle");
  expect(await read()).toMatchObject({
    error: null,
    result: { added: 3, failed: 2 },
    failures: [
      { path: "a\uFFFD.txt", message: expect.stringContaining("cannot be stored") },
      { path: "c.txt", message: expect.stringContaining("valid size") },
    ],
  });
  objects = objects.filter((object) => !object.includes("b.txt"));
  statuses = { "b.txt": 404 };
  // What is refused may be what is gone, by another name.
  expect((await sync()).result).toMatchObject({ deleted: 0, failed: 3 });
  await product.app.db.$executeRaw`
    update synced_file set waits_since = waits_since - interval '25 hours' where path = 'b.txt'`;
  expect((await sync()).result).toMatchObject({ deleted: 1, failed: 2 });
});

it("deletes of the files that are no longer listed only those that the source says to be gone", async () => {
  const { admin, follow, read, sync } = await prepareBucket();
  statuses = {};
  const [first = "", ...others] = ["a", "b", "c", "d"].map((name) => describeObject(`${name}.txt`));
  objects = [first, ...others];
  await follow();
  await expect.poll(async () => (await read()).result?.added).toBe(4);
  // An outage: the listing is that of another server.
  objects = [first];
  statuses = { "b.txt": 404, "c.txt": 503 };
  const after = await sync();
  expect(after.result).toMatchObject({ unchanged: 1, deleted: 1, failed: 2 });
  expect(after.failures).toEqual([
    { path: "c.txt", message: expect.stringContaining("503") },
    { path: "d.txt", message: expect.stringContaining("does not say that it is gone") },
  ]);
  // Whoever does not need it deletes it: then the failure ends, too.
  const { body: files } = await admin.get("/chatbot/recent_files/");
  const { id } = files.find(({ name }: { name: string }) => name.endsWith("d.txt"));
  expect((await admin.delete(`/chatbot/files/${id}/delete/`)).status).toBe(200);
  statuses = { "c.txt": 404 };
  expect(await sync()).toMatchObject({ result: { deleted: 1, failed: 0 }, failures: [] });
});

describe("while a file, which may be one that is gone, cannot be read", () => {
  /** A bucket of three files, and what renames the first one to what breaks off or is refused. */
  async function prepareRenamed(kind: "s3" | "webdav" = "s3") {
    const bucket = await prepareBucket(kind);
    const others = ["b.txt", "c.txt"].map((name) => describeObject(name));
    objects = [describeObject("old.txt"), ...others];
    statuses = {};
    await bucket.follow();
    await expect.poll(async () => (await bucket.read()).state).toBe("idle");
    const rename = (reply: number) => {
      objects = [describeObject("new.txt"), ...others];
      statuses = { "old.txt": 404, "new.txt": reply };
    };
    return { ...bucket, rename };
  }
  const letDayPass = () => product.app.db.$executeRaw`
    update synced_file set waits_since = waits_since - interval '25 hours' where path = 'old.txt'`;
  const kept = { deleted: 0, failed: 2, unchanged: 2 };

  it.for([
    ["refused", 403] as const,
    ["cut off", cutOff] as const,
    ["without content", empty] as const,
    ["short", short] as const,
    ["larger than listed", flood] as const,
  ])("keeps what is gone until it can be read: %s", async ([, reply]) => {
    const { sync, rename } = await prepareRenamed();
    rename(reply);
    const { result, failures } = await sync();
    expect(result).toMatchObject(kept);
    const old = failures.find(({ path }: Wire) => path === "old.txt");
    expect(old.message).toContain("deleted when all files of the source can be read");
    expect((await sync()).result).toMatchObject(kept);
    statuses = { "old.txt": 404 };
    expect((await sync()).result).toMatchObject({ added: 1, deleted: 1, failed: 0 });
  });

  it("keeps it while a file is empty of which no size is listed", async () => {
    const { sync, rename } = await prepareRenamed("webdav");
    rename(empty);
    expect((await sync()).result).toMatchObject(kept);
    statuses = { "old.txt": 404 };
    expect((await sync()).result).toMatchObject({ added: 1, deleted: 1, failed: 0 });
  });

  it("deletes after a day beside any number of them", async () => {
    const { sync, rename } = await prepareRenamed("webdav");
    rename(empty);
    for (const name of ["d", "e", "f", "g"]) {
      objects.push(describeObject(`${name}.txt`));
      statuses[`${name}.txt`] = empty;
    }
    expect(await sync()).toMatchObject({ error: null, result: { deleted: 0, failed: 6 } });
    await letDayPass();
    expect(await sync()).toMatchObject({ error: null, result: { deleted: 1, failed: 5 } });
  });

  it("keeps one that could not be read before, either", async () => {
    const { sync, rename } = await prepareRenamed();
    objects = objects.map((object) => object.replace('"1"', '"2"'));
    statuses = { "old.txt": 403 };
    expect((await sync()).result).toMatchObject({ failed: 1 });
    rename(403);
    expect((await sync()).result).toMatchObject(kept);
  });

  it("keeps it while a copy cannot be read that was there before", async () => {
    const { sync, rename } = await prepareRenamed();
    objects.push(describeObject("new.txt"));
    statuses = { "new.txt": 503 };
    expect((await sync()).result).toMatchObject({ unchanged: 3, failed: 1 });
    rename(503);
    expect((await sync()).result).toMatchObject(kept);
  });

  it("deletes it after a day", async () => {
    const { sync, rename } = await prepareRenamed();
    rename(403);
    expect((await sync()).result).toMatchObject(kept);
    await letDayPass();
    expect((await sync()).result).toMatchObject({ deleted: 1, failed: 1, unchanged: 2 });
  });

  it("deletes it after that day also where the source did not answer meanwhile", async () => {
    const { sync, rename } = await prepareRenamed();
    rename(403);
    expect((await sync()).result).toMatchObject(kept);
    await letDayPass();
    statuses = { "old.txt": 503, "new.txt": 403 };
    expect((await sync()).result).toMatchObject(kept);
    statuses = { "old.txt": 404, "new.txt": 403 };
    expect((await sync()).result).toMatchObject({ deleted: 1, failed: 1, unchanged: 2 });
  });

  it("keeps it while a name is listed twice, with different content", async () => {
    const { sync, rename } = await prepareRenamed();
    rename(200);
    objects.push(describeObject("new.txt", "20"));
    const { result, failures } = await sync();
    expect(result).toMatchObject({ added: 1, deleted: 0, failed: 2, unchanged: 2 });
    expect(failures).toContainEqual({
      path: "new.txt",
      message: "The source lists this name twice, with different content. Only the first is added.",
    });
  });

  it("waits a day from when it is gone, not from when it was no longer listed", async () => {
    const { sync, rename } = await prepareRenamed();
    objects = objects.slice(1);
    statuses = {};
    expect((await sync()).result).toMatchObject({ deleted: 0, failed: 1, unchanged: 2 });
    await letDayPass();
    rename(503);
    expect((await sync()).result).toMatchObject(kept);
  });

  it("deletes it beside one that is empty", async () => {
    const { sync, rename } = await prepareRenamed();
    rename(empty);
    objects = objects.map((object) =>
      object.includes("new.txt") ? describeObject("new.txt", "0") : object,
    );
    expect((await sync()).result).toMatchObject({ deleted: 1, failed: 1, unchanged: 2 });
  });
});

it("asks next time first for those files that it did not come to, because nothing was known of ten others", async () => {
  const { follow, read, sync } = await prepareBucket();
  const names = Array.from({ length: 16 }, (_, at) => `${String(at).padStart(2, "0")}.txt`);
  objects = names.map((name) => describeObject(name));
  statuses = {};
  await follow();
  await expect.poll(async () => (await read()).result?.added).toBe(16);
  objects = objects.slice(12);
  statuses = Object.fromEntries(names.map((name, at) => [name, at < 10 ? 403 : 404]));
  // In whatever order they come.
  const deleted = (await sync()).result.deleted + (await sync()).result.deleted;
  expect(deleted).toBe(2);
});

it("deletes what is gone beside many files of which nothing is known and whose documents people have deleted", async () => {
  const { admin, follow, read, sync } = await prepareBucket();
  const nameAll = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${at}.txt`);
  const deleted = nameAll("a", 11);
  const gone = nameAll("b", 2);
  const kept = nameAll("c", 5);
  objects = [...deleted, ...gone, ...kept].map((name) => describeObject(name));
  statuses = {};
  await follow();
  await expect.poll(async () => (await read()).result?.added).toBe(18);
  const { body: files } = await admin.get("/chatbot/recent_files/?limit=100");
  for (const { id } of files.filter(({ name }: Wire) => deleted.includes(name)))
    expect((await admin.delete(`/chatbot/files/${id}/delete/`)).status).toBe(200);
  objects = kept.map((name) => describeObject(name));
  statuses = Object.fromEntries([
    ...deleted.map((name) => [name, 403] as const),
    ...gone.map((name) => [name, 404] as const),
  ]);
  expect((await sync()).result).toMatchObject({ deleted: 2, unchanged: 5, failed: 0 });
});

it("ends when a bucket lists the same page without end, and deletes nothing", async () => {
  const { follow, read, sync } = await prepareBucket();
  statuses = {};
  objects = [describeObject("a.txt"), describeObject("a.txt"), describeObject("b.txt")];
  end = "<IsTruncated>true</IsTruncated><NextContinuationToken>again</NextContinuationToken>";
  await follow();
  await expect.poll(async () => (await read()).error).toBe("The server lists files without end.");
  end = "";
  expect((await sync()).result).toMatchObject({ unchanged: 2, deleted: 0, failed: 0 });
});

it("ends when a path is as long as no file system allows", async () => {
  const admin = await createTestAdmin(product);
  const source = `/folders/${await createTestFolder(admin, "Shared")}/source/`;
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/dav/`;
  await admin.post(source, { settings: { kind: "webdav", url, username: "" } });
  const read = async () => (await admin.get(source)).body.source;
  await expect.poll(async () => (await read()).error).toBe("A path in the source is too long.");
});
