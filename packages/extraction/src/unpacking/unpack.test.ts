import { buffer } from "node:stream/consumers";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { makeEml } from "../fixtures/make-eml.ts";
import { makeMsg } from "../fixtures/make-msg.ts";
import { readAll } from "../fixtures/read-all.ts";
import { makeZip, type ZipEntry } from "../fixtures/make-zip.ts";
import { unpack } from "../unpack.ts";

const limits = { timeoutMs: 30_000, memoryMb: 512 };

/** "path: content" of each file, or "path! reason" of one that is left out. */
async function unpackAll(bytes: Uint8Array | string, extension: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "unpacking-"));
  const found: string[] = [];
  try {
    const path = join(folder, "input");
    await writeFile(path, bytes);
    for await (const { path: names, content } of unpack({ path, extension }, limits)) {
      const name = names.join("/");
      if ("leftOut" in content) found.push(`${name}! ${content.leftOut}`);
      else {
        const read = await buffer(content.bytes).catch(String);
        found.push(`${name}: ${read.toString("utf8").trim()}`);
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return found;
}

const unzip = (...entries: ZipEntry[]) => unpackAll(makeZip(entries), ".zip");
const rent = { name: "rent.txt", content: "The rent is 900." };

describe("a .zip", () => {
  it("gives its files with their folders, without those of operating systems", async () => {
    const files = await unzip(
      { name: "Leases/" },
      { name: "Leases/2024/rent.txt", content: rent.content },
      { name: "./fees.md", content: "# Fees", method: 0 },
      { name: "__MACOSX/._fees.md", content: "x" },
      { name: "Leases/.DS_Store", content: "x" },
    );
    expect(files).toEqual(["Leases/2024/rent.txt: The rent is 900.", "fees.md: # Fees"]);
  });

  it("says of each file why it is left out", async () => {
    const files = await unzip(
      { ...rent, name: "../rent.txt" },
      { ...rent, name: "/etc/rent.txt" },
      { ...rent, name: "C:\\rent.txt" },
      { ...rent, name: "a/.. /rent.txt" },
      { name: "link.txt", content: "/etc/passwd", mode: 0o12_0777 },
      { name: "pipe.txt", mode: 0o01_0644 },
      { ...rent, name: "secret.txt", flags: 1 },
      { name: "inner.zip", content: makeZip([rent]) },
      { name: "tool.exe", content: "MZ" },
      { name: "empty.txt" },
      { name: "long.txt", content: "x", states: { size: 3_000_000 } },
      { ...rent, method: 12, name: "other.txt" },
      { ...rent, states: { crc: 1 }, name: "damaged.txt" },
      { name: "rent.txt", content: "The rent is 800." },
      rent,
    );
    expect(files).toEqual([
      "../rent.txt! unsafe_path",
      "/etc/rent.txt! unsafe_path",
      "C:\\rent.txt! unsafe_path",
      "a/.. /rent.txt! unsafe_path",
      "link.txt! link",
      "pipe.txt! special_file",
      "secret.txt! password_protected",
      "inner.zip! nested_archive",
      "tool.exe! type_unsupported",
      "empty.txt! empty",
      "long.txt! too_large",
      "other.txt! compression_unsupported",
      "damaged.txt: ExtractionError: corrupt: damaged in its container",
      "rent.txt! overwritten",
      "rent.txt: The rent is 900.",
    ]);
  });

  it.each([
    ["cp850", "Übersicht Gebühren für Mieter.txt"],
    ["cp866", "Договор аренды помещения.txt"],
    ["utf8", "Žluťoučký kůň.txt"],
  ])("names its files in the encoding %s though it does not state it", async (encoding, name) => {
    const files = await unzip({ ...rent, name: iconv.encode(name, encoding) });
    expect(files).toEqual([`${name}: ${rent.content}`]);
  });

  it("that other programs packed in parts of unknown length is read", async () => {
    const prefixed = Buffer.concat([makeZip([rent], "a comment"), Buffer.from("more")]);
    expect(await unpackAll(prefixed, ".zip")).toEqual(["rent.txt: The rent is 900."]);
  });

  it("has no text of its own", async () => {
    await expect(readAll(makeZip([rent]), ".zip")).rejects.toMatchObject({ reason: "no_text" });
    const { blocks } = await readAll(makeZip([rent]), ".zip", { containsFiles: true });
    expect(blocks).toEqual([]);
  });

  const withoutDirectory = makeZip([rent]);
  withoutDirectory.fill(
    0,
    withoutDirectory.indexOf("PK\u0001\u0002"),
    withoutDirectory.length - 22,
  );
  const zeros = { content: Buffer.alloc(1_900_000) };
  it.each([
    ["without files", makeZip([{ name: "Leases/" }]), "empty"],
    ["with a password", makeZip([{ ...rent, flags: 1 }]), "password_protected"],
    [
      "of a file that unpacks to far more",
      makeZip([{ name: "bomb.txt", content: Buffer.alloc(110_000_000) }]),
      "too_large_unpacked",
    ],
    [
      "of many that do",
      makeZip(Array.from({ length: 100 }, (_, at) => ({ ...zeros, name: `${at}.txt` }))),
      "too_large_unpacked",
    ],
    [
      "of more files than are allowed",
      makeZip(Array.from({ length: 5_001 }, (_, at) => ({ ...rent, name: `${at}.txt` }))),
      "too_large_unpacked",
    ],
    ["whose end is missing", makeZip([rent, rent]).subarray(0, 80), "truncated"],
    ["with a damaged directory", withoutDirectory, "corrupt"],
    ["of text", "PK is no archive", "wrong_content"],
    [
      "that is a document",
      makeZip([{ name: "[Content_Types].xml", content: "<x/>" }]),
      "wrong_content",
    ],
  ])("%s is refused with a reason", async (_, bytes, reason) => {
    await expect(unpackAll(bytes, ".zip")).rejects.toMatchObject({ reason });
    await expect(readAll(bytes, ".zip")).rejects.toMatchObject({ reason });
  });

  it("is unpacked within limits of time, and stops when asked", async () => {
    await expect(async () => {
      const input = { path: "/nonexistent", extension: ".zip" };
      for await (const _ of unpack(input, { ...limits, timeoutMs: 1 })) continue;
    }).rejects.toMatchObject({ reason: "timed_out" });
  });
});

const attachment = (name: string) => `Content-Disposition: attachment; filename="${name}"`;

describe("a mail", () => {
  it("gives its attachments under names of their own", async () => {
    const inner = "From: Ann\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\n\r\nInner";
    const mail = makeEml({
      subject: "Lease",
      text: "See attached.",
      parts: [
        { type: "text/plain", content: "The rent", headers: attachment("../rent.txt") },
        { type: "text/plain", content: "Other", headers: attachment("rent.txt") },
        { type: "text/csv", content: "a,b", headers: "Content-Disposition: attachment" },
        { type: "message/rfc822", content: inner, headers: "Content-Disposition: attachment" },
        { type: "application/x-tool", content: "MZ", headers: attachment("tool.exe") },
        {
          type: "application/pgp-signature",
          content: "-----",
          headers: attachment("signature.asc"),
        },
      ],
    });
    expect(await unpackAll(mail, ".eml")).toEqual([
      "rent.txt: The rent",
      "rent (2).txt: Other",
      "Attachment 3.csv: a,b",
      expect.stringMatching(/^Grüße\.eml: From: Ann/),
      "tool.exe! type_unsupported",
    ]);
    expect(await unpackAll(makeEml({ subject: "x", text: "Nothing" }), ".eml")).toEqual([]);
  });

  it("of Outlook gives its attachments and the messages in it as files", async () => {
    const message = makeMsg({
      texts: { "0037": "Outer" },
      attachments: [
        { name: "rent.txt", bytes: Buffer.from("The rent is 900.") },
        { name: "logo.png", bytes: Buffer.from("x"), isWithinText: true },
        { name: "Inner", message: { "0037": "Inner lease", "1000": "The inner rent is 700." } },
      ],
    });
    const [file, inner = "", ...rest] = await unpackAll(message, ".msg");
    expect([file, rest]).toEqual(["rent.txt: The rent is 900.", []]);
    expect(inner).toMatch(/^Inner\.msg: /);
  });
});
