import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import {
  type Source,
  type SourceFile,
  SourceUnavailable,
} from "../../../platform/sources/source.ts";
import { never } from "../../ingest-waiting.ts";

/** A source with the means to change what it holds. */
export type OpenedSource = {
  source: Source;
  write(path: string, text: string): Promise<void>;
  remove(path: string): Promise<void>;
};

export async function listAll({ source }: OpenedSource): Promise<Map<string, SourceFile>> {
  const listed = await Array.fromAsync(source.listFiles(never));
  const files = listed.filter((file) => "checksum" in file);
  expect(files).toEqual(listed);
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  return new Map(files.map((file) => [file.path, file]));
}

/** The contract of every kind of source. */
export function sourcesContract(open: () => OpenedSource) {
  it("lists every file once, with its path and size, and gives its bytes", async () => {
    const opened = open();
    await opened.write("Überblick.txt", "At the top.");
    await opened.write("2024/March/fees.md", "In a folder.");
    const files = await listAll(opened);
    expect([...files.keys()].toSorted()).toEqual(["2024/March/fees.md", "Überblick.txt"]);
    expect(files.get("Überblick.txt")?.size).toBe(11);
    const bytes = await buffer(await opened.source.readFile("2024/March/fees.md", never));
    expect(bytes.toString()).toBe("In a folder.");
  });

  it("keeps the checksum of a file while it is unchanged, and changes it with the content", async () => {
    const opened = open();
    await opened.write("a.txt", "first");
    await opened.write("b.txt", "stays");
    const before = await listAll(opened);
    expect(await listAll(opened)).toEqual(before);
    await opened.write("a.txt", "other"); // of the same size
    const after = await listAll(opened);
    expect(after.get("a.txt")?.checksum).not.toBe(before.get("a.txt")?.checksum);
    expect(after.get("b.txt")).toEqual(before.get("b.txt"));
  });

  it("no longer lists or gives a file that is deleted", async () => {
    const opened = open();
    await opened.write("a.txt", "text");
    await opened.remove("a.txt");
    expect(await listAll(opened)).toEqual(new Map());
    await expect(opened.source.readFile("a.txt", never)).rejects.toThrow(SourceUnavailable);
  });

  it("says of a file that is not listed whether it is gone", async () => {
    const opened = open();
    await opened.write("a.txt", "text");
    await opened.write("b.txt", "text");
    await opened.remove("a.txt");
    await listAll(opened);
    expect(await opened.source.isGone({ path: "a.txt" }, never)).toBe(true);
    expect(await opened.source.isGone({ path: "b.txt" }, never)).toBe(false);
  });

  it("gives nothing outside of it", async () => {
    const opened = open();
    await expect(opened.source.readFile("../outside.txt", never)).rejects.toThrow(
      SourceUnavailable,
    );
    await expect(opened.source.readFile("/etc/passwd", never)).rejects.toThrow(SourceUnavailable);
  });

  it("stops listing when it is aborted", async () => {
    const opened = open();
    await opened.write("a.txt", "text");
    const reason = new Error("stopped");
    const listed = Array.fromAsync(opened.source.listFiles(AbortSignal.abort(reason)));
    await expect(listed).rejects.toBe(reason);
  });
}
