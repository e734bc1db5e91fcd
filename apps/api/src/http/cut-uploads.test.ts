import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestAdmin, createTestFolder } from "../test/fixtures.ts";
import { type Product, startProduct } from "../test/product.ts";

let product: Product;
beforeAll(async () => {
  const transcription = { TRANSCRIPTION_BASE_URL: "http://127.0.0.1:9", TRANSCRIPTION_MODEL: "m" };
  product = await startProduct({ workers: false, env: transcription });
});
afterAll(() => product.close());

const csrf = "c".repeat(32);

type Sent = { path: string; token: string | undefined; pieces: Buffer[]; type?: string };

let requests = 0;

/** Sends a multipart body of the length it declares, the second piece and later ones once the server reads the body. */
async function sendPieces({
  path,
  token,
  pieces,
  type = "boundary=boundary",
}: Sent): Promise<unknown[]> {
  requests += 1;
  const address = `198.51.100.${requests}`;
  const sent = request(`${product.url}/api${path}`, {
    method: "POST",
    headers: {
      authorization: `Token ${token}`,
      cookie: `csrftoken=${csrf}`,
      "x-csrftoken": csrf,
      "x-forwarded-for": address,
      "content-type": `multipart/form-data; ${type}`,
      "content-length": pieces.reduce((sum, { length }) => sum + length, 0),
    },
  });
  const answered = once(sent, "response");
  const where = { subject: `upload:address:${address}` };
  const isReserved = async () => (await product.app.db.throttle.count({ where })) === 1;
  for (const piece of pieces) {
    sent.write(piece);
    await expect.poll(isReserved, { interval: 5 }).toBe(true);
    // The server, on the same event loop, reads this piece before the next one is sent.
    for (let turns = 0; turns < 5; turns += 1) await turn();
  }
  sent.end();
  const [response] = (await answered) as [IncomingMessage];
  const { code } = (await json(response)) as { code: string };
  return [response.statusCode, code];
}

function makeBody(folder: string, bytes: number, boundary = "boundary"): Buffer {
  const part = (head: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const file = part('name="file"; filename="a.txt"', "Ship ".repeat(bytes / 5));
  return Buffer.from(`${part('name="collection_id"', folder)}${file}--${boundary}--\r\n`);
}

describe("an upload whose last bytes are missing is answered", () => {
  it.each([
    ["a document", "/chatbot/chat/upsert_file/"],
    ["a recording", "/chatbot/audio_transcription/"],
    ["a picture", "/auth/user/picture/"],
  ])("%s", async (_, path) => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Harbour");
    for (const size of [5, 3_000, 90_000]) {
      for (const missing of [3, 8, 60]) {
        const body = makeBody(folder, size).subarray(0, -missing);
        for (const cuts of [[], [100], [180], [60, body.length - 1]]) {
          const starts = [0, ...cuts];
          const pieces = starts.map((start, index) => body.subarray(start, starts[index + 1]));
          const answer = await sendPieces({ path, token: member.token, pieces });
          const sent = { size, missing, cuts };
          expect({ ...sent, answer }).toEqual({ ...sent, answer: [400, "upload.incomplete"] });
        }
      }
    }
    expect(await Array.fromAsync(product.app.blobs.keys())).toEqual([]);
  });
});

it.each([
  ["more after the last boundary", "boundary=boundary", "boundary", "\r\nx".repeat(300)],
  ["a boundary in quotation marks", 'boundary="b:c"', "b:c", ""],
  ["an escaped boundary", 'charset=utf-8; Boundary="b\\-c"', "b-c", ""],
  ["two boundaries, of which the first counts", "boundary=b; boundary=c", "b", ""],
  ["another parameter before it", "xboundary=a; boundary=b", "b", ""],
])("takes an upload with %s", async (_, type, boundary, after) => {
  const member = await createTestAdmin(product);
  const folder = await createTestFolder(member, "Harbour");
  const body = Buffer.concat([makeBody(folder, 3_000, boundary), Buffer.from(after)]);
  for (const at of [100, body.length - 5, 3_200]) {
    const pieces = [body.subarray(0, at), body.subarray(at)];
    const path = "/chatbot/chat/upsert_file/";
    const answer = await sendPieces({ path, token: member.token, type, pieces });
    expect({ at, answer }).toEqual({ at, answer: [202, undefined] });
  }
});

it.each([
  // A body of almost-matches takes seconds to search.
  ["a long boundary", `boundary=${"-".repeat(71)}`],
  ["none but in another parameter", `x="; boundary=b"`],
  // The parser would take these for none, and look for another one than is counted.
  ["one with a language", "boundary*=utf-8''b"],
  ["an empty one", 'boundary=""'],
  ["a space before it", "boundary= b"],
  ["a space in front of its sign", "boundary =b"],
  ["signs that none has", 'boundary="b\\"c"'],
])("refuses a content type with %s", async (_, type) => {
  const member = await createTestAdmin(product);
  const sent = { path: "/auth/user/picture/", token: member.token, type };
  const bare = Buffer.from(`----\r\n${"--b\r\n".repeat(30)}`);
  expect(await sendPieces({ ...sent, pieces: [bare] })).toEqual([400, "request.invalid"]);
});

it("refuses a body of empty parts, of which the parser would create hundreds of thousands", async () => {
  const member = await createTestAdmin(product);
  const path = "/auth/user/picture/";
  const answer = (pieces: Buffer[]) =>
    sendPieces({ path, token: member.token, type: "boundary=b", pieces });
  const bare = Buffer.from("--b\r\n".repeat(200_000));
  for (const at of [5, 7, 98, 101, 70_000]) {
    const pieces = [bare.subarray(0, at), bare.subarray(at)];
    expect(await answer(pieces)).toEqual([400, "request.invalid"]);
  }
  // Of two boundaries, the one that is counted is the parser's, too: it finds none of the other.
  const type = "boundary=c; boundary=b";
  const pieces = [bare.subarray(0, 100), bare.subarray(100)];
  const other = await sendPieces({ path, token: member.token, type, pieces });
  expect(other).toEqual([400, "upload.incomplete"]);
});
