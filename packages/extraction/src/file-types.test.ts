import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extensions, fileTypes } from "@footnote/contracts/file-types";
import type { DocumentExtension, FileType } from "@footnote/contracts/file-types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareAudio } from "./audio/prepare-audio.ts";
import { isRecording } from "./audio/recognise.ts";
import { hasFfmpeg, makeWav } from "./fixtures/make-recording.ts";
import { readAll } from "./fixtures/read-all.ts";
import {
  documentFixtures,
  hiddenText,
  recordingFixtures,
  shownText,
} from "./fixtures/type-fixtures.ts";
import { findParser, parsers } from "./formats.ts";
import { ExtractionError } from "./located-text.ts";
import type { AudioOptions, AudioPart } from "./audio/audio-part.ts";

const documents = extensions.filter((name): name is DocumentExtension => name in parsers);
const recordings = extensions.filter(isRecording);

const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(4_000)]);
const png = Buffer.concat([Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), randomBytes(4_000)]);
/** A null byte ends every guess at an encoding. */
const noise = Buffer.concat([Buffer.alloc(64), randomBytes(4_000)]);

/** How an attempt ends: "read", or the reason that a person is shown. */
async function endOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return "read";
  } catch (error) {
    if (error instanceof ExtractionError) return error.reason;
    throw error;
  }
}

describe("the tables of file types", () => {
  it("cover each other: a type that one of them lacks or has alone does not compile", () => {
    const { ".pdf": _, ...withoutPdf } = parsers;
    // @ts-expect-error: a type without a parser
    const missing: typeof parsers = withoutPdf;
    // @ts-expect-error: a parser without a type
    const beyond: typeof parsers = { ...parsers, ".exe": parsers[".pdf"] };
    // @ts-expect-error: a record without its fields
    const unfinished: (typeof fileTypes)[".txt"] = { category: "document" };
    expect([missing, beyond, unfinished]).toHaveLength(3);
    expect(extensions.toSorted()).toEqual([...documents, ...recordings].toSorted());
    expect(findParser("toString")).toBeUndefined();
  });
});

describe.each(documents)("a %s file", (extension) => {
  const type: FileType = fileTypes[extension];
  const hasText = type.anchors.length > 0;
  const isPicture = type.mediaTypes[0].startsWith("image/");
  let bytes = Buffer.alloc(0);
  beforeAll(async () => {
    bytes = Buffer.from(await documentFixtures[extension]());
  });

  it("gives its text with anchors of its kinds, and marks what no reader sees", async () => {
    const { blocks } = await readAll(bytes, extension, { containsFiles: !hasText });
    const textOf = (hidden: boolean) =>
      blocks
        .filter((block) => (block.hidden !== undefined) === hidden)
        .map(({ text }) => text)
        .join("\n");
    expect(textOf(false)).toContain(hasText ? shownText : "");
    expect(textOf(false)).not.toContain(hiddenText);
    expect(textOf(true)).toBe(type.canHideText ? hiddenText : "");
    const kinds = new Set(blocks.map(({ anchor }) => anchor.kind));
    expect([...kinds].toSorted()).toEqual(type.anchors.toSorted());
  });

  it.each([
    ["empty", Buffer.alloc(0), "empty"],
    ["of random bytes", noise, "wrong_content"],
    ["of another type by its content", isPicture ? pdf : png, "wrong_content"],
  ])("that is %s is refused", async (_, content, reason) => {
    expect(await endOf(readAll(content, extension))).toBe(reason);
  });

  it("that breaks off gives some text or says so", async () => {
    const end = await endOf(readAll(bytes.subarray(0, bytes.length * 0.6), extension));
    expect(["read", "truncated", "corrupt", "no_text"]).toContain(end);
  });

  it("is read within limits of time and memory", async () => {
    expect(await endOf(readAll(bytes, extension, { timeoutMs: 1 }))).toBe("timed_out");
    expect(await endOf(readAll(bytes, extension, { memoryMb: 30 }))).toBe("out_of_memory");
  });
});

const lacking = hasFfmpeg ? "" : " (.mp3 and .mp4 skipped: there is no ffmpeg here)";
const makeable = recordings.filter((extension) => hasFfmpeg || extension === ".wav");

describe.each(makeable)(`a %s file${lacking}`, (extension) => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "file-type-"));
    const tone = join(folder, "tone");
    await writeFile(tone, makeWav([{ seconds: 3, hertz: 440 }]));
    await recordingFixtures[extension](tone, pathOf("whole"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const pathOf = (name: string) => join(folder, `${name}${extension}`);
  const prepare = async (name: string, options: Partial<AudioOptions> = {}) => {
    const parts: AudioPart[] = [];
    const limits = { timeoutMs: 30_000, memoryMb: 512, ...options };
    const input = { path: pathOf(name), extension };
    for await (const part of prepareAudio(input, limits)) parts.push(part);
    return parts;
  };

  it("gives its sound with its times", async () => {
    const parts = await prepare("whole");
    expect(parts[0]?.from).toBeCloseTo(0, 0);
    expect(parts.at(-1)?.to).toBeCloseTo(3, 0);
    const { anchors, canHideText } = fileTypes[extension];
    expect([anchors, canHideText]).toEqual([["time"], false]);
  });

  it.each([
    ["empty", Buffer.alloc(0), "empty"],
    ["of random bytes", noise, "wrong_content"],
    ["a picture by its content", png, "wrong_content"],
  ])("that is %s is refused", async (_, content, reason) => {
    await writeFile(pathOf("broken"), content);
    expect(await endOf(prepare("broken"))).toBe(reason);
  });

  it("that breaks off gives some sound or says so", async () => {
    const whole = await readFile(pathOf("whole"));
    await writeFile(pathOf("half"), whole.subarray(0, whole.length * 0.6));
    const end = await endOf(prepare("half"));
    expect(["read", "truncated", "corrupt"]).toContain(end);
  });

  it("is read within limits of time and memory", async () => {
    const ffmpegPath = "none";
    expect(await endOf(prepare("whole", { ffmpegPath, timeoutMs: 1 }))).toBe("timed_out");
    expect(await endOf(prepare("whole", { ffmpegPath, memoryMb: 30 }))).toBe("out_of_memory");
  });
});
