import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasFfmpeg, makeWav, runFfmpegHere } from "../fixtures/make-recording.ts";
import { prepareAudio } from "./prepare-audio.ts";
import type { AudioOptions, AudioPart } from "./audio-part.ts";

const run = promisify(execFile);
const limits = { timeoutMs: 30_000, memoryMb: 512 };
const mp3Header = Buffer.from([0xff, 0xfb, 0x90, 0x64]);
const tone = (seconds: number) => ({ seconds, hertz: 440 });
const silence = (seconds: number) => ({ seconds, hertz: 0 });
const lacking = hasFfmpeg ? "" : " (skipped: there is no ffmpeg here)";
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recordings-"));
  await writeFile(join(folder, "long.wav"), makeWav([tone(100), silence(1), tone(60)]));
  await writeFile(join(folder, "silent.wav"), makeWav([silence(3)]));
  if (hasFfmpeg) await makeWithFfmpeg();
});
afterAll(() => rm(folder, { recursive: true }));

async function makeWithFfmpeg() {
  const sine = (seconds: number) => ["-f", "lavfi", "-i", `sine=d=${seconds}`];
  const picture = (seconds: number) => ["-f", "lavfi", "-i", `color=s=32x32:r=1:d=${seconds}`];
  await runFfmpegHere(...sine(150), join(folder, "long.mp3"));
  await runFfmpegHere(...picture(150), ...sine(150), join(folder, "long.mp4"));
  const indexFirst = ["-movflags", "+faststart", join(folder, "whole.mp4")];
  await runFfmpegHere(...picture(150), ...sine(150), ...indexFirst);
  const whole = await readFile(join(folder, "whole.mp4"));
  await writeFile(join(folder, "half.mp4"), whole.subarray(0, whole.length / 2));
  const late = [...picture(10), "-itsoffset", "5", ...sine(5), "-map", "0:v", "-map", "1:a"];
  await runFfmpegHere(...late, join(folder, "late.mp4"));
  await runFfmpegHere(...picture(2), join(folder, "mute.mp4"));
}

async function prepare(name: string, options: Partial<AudioOptions> = {}): Promise<AudioPart[]> {
  const parts: AudioPart[] = [];
  const input = { path: join(folder, name), extension: name.slice(name.lastIndexOf(".")) };
  for await (const part of prepareAudio(input, { ...limits, ...options })) parts.push(part);
  return parts;
}

async function lengthOf({ file }: AudioPart): Promise<number> {
  const path = join(folder, `listened-${file.name}`);
  await writeFile(path, Buffer.from(await file.arrayBuffer()));
  const ask = ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", path];
  return Number((await run("ffprobe", ask)).stdout);
}

/** Processes that were started on a file of this test. */
async function countProcesses(): Promise<number> {
  const { stdout } = await run("ps", ["-axo", "command"]);
  return stdout.split("\n").filter((command) => command.includes(folder)).length;
}

describe.skipIf(!hasFfmpeg)(`a recording, with ffmpeg${lacking}`, () => {
  it("is cut in the first quiet third of a second, and the times are exact", async () => {
    const parts = await prepare("long.wav");
    expect(parts.map(({ from, to, total }) => [from, to, total])).toEqual([
      [0, 100.15, 161],
      [100.15, 161, 161],
    ]);
    for (const part of parts) {
      expect(part.file).toMatchObject({ name: "part.mp3", type: "audio/mpeg" });
      expect(part.file.size).toBeLessThan(750_000);
      // An .mp3 ends with a whole frame, and its encoder begins with a little silence.
      expect(Math.abs((await lengthOf(part)) - (part.to - part.from))).toBeLessThan(0.15);
    }
  });

  it.each(["long.mp3", "long.mp4"])("is covered to its end: %s", async (name) => {
    const parts = await prepare(name);
    expect(parts.map(({ from }) => from)).toEqual([0, parts[0]?.to]);
    expect(parts[0]?.to).toBeLessThanOrEqual(120);
    expect(Math.abs((parts[1]?.to ?? 0) - 150)).toBeLessThan(0.1);
  });

  it("keeps its times where the sound begins after the picture", async () => {
    const [part] = await prepare("late.mp4");
    expect([part?.from, Math.round(part?.to ?? 0)]).toEqual([0, 10]);
  });
});

describe("a recording, without ffmpeg", () => {
  const without = { ffmpegPath: "none" };

  it("is cut by time, the samples untouched", async () => {
    const parts = await prepare("long.wav", without);
    expect(parts.map(({ from, to, total }) => [from, to, total])).toEqual([
      [0, 119.936, 161],
      [119.936, 161, 161],
    ]);
    const sounds = await Promise.all(
      parts.map(async ({ file }) => Buffer.from(await file.arrayBuffer()).subarray(44)),
    );
    const whole = makeWav([tone(100), silence(1), tone(60)]).subarray(44);
    expect(Buffer.concat(sounds).equals(whole)).toBe(true);
  });

  it.skipIf(!hasFfmpeg).each([
    ["long.mp3", "part.mp3", "audio/mpeg"],
    ["long.mp4", "part.m4a", "audio/mp4"],
  ])(`gives parts that can be played, and all of them: %s${lacking}`, async (name, part, type) => {
    const parts = await prepare(name, without);
    expect(parts).toHaveLength(2);
    expect(parts[1]?.from).toBe(parts[0]?.to);
    expect(Math.abs((parts[1]?.to ?? 0) - 150)).toBeLessThan(0.1);
    for (const each of parts) {
      expect(each.file).toMatchObject({ name: part, type });
      expect(Math.abs((await lengthOf(each)) - (each.to - each.from))).toBeLessThan(0.1);
    }
  });

  it.skipIf(!hasFfmpeg)(`begins where its sound begins${lacking}`, async () => {
    const [part] = await prepare("late.mp4", without);
    expect([part?.from, part?.to].map((at) => Math.round(at ?? 0))).toEqual([5, 10]);
  });
});

describe.each(hasFfmpeg ? ["", "none"] : ["none"])("with ffmpeg at '%s'", (ffmpegPath) => {
  it("silence has no parts", async () => {
    expect(await prepare("silent.wav", { ffmpegPath })).toEqual([]);
  });

  it.each([
    ["text.mp3", "Just words.".repeat(500), "^wrong_content$"],
    ["list.mp3", "#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n", "^wrong_content$"],
    // Four bytes that look like the header of a frame which would end after the file.
    [
      "chance.mp3",
      Buffer.concat([Buffer.alloc(4000), mp3Header, Buffer.alloc(96)]),
      "^wrong_content$",
    ],
    ["list.mp4", "ffconcat version 1.0\nfile /etc/passwd\n", "^wrong_content$"],
    ["sound.mp4", makeWav([tone(1)]), "^wrong_content$"],
    ["sound.ogg", "OggS", "^unsupported$"],
    ["header.wav", makeWav([]).subarray(0, 40), "^corrupt$"],
    ["junk.mp4", `\0\0\0\u0010ftypmp42${"junk".repeat(100)}`, "^(corrupt|truncated)$"],
  ])("%s ends as it should", async (name, bytes, reason) => {
    await writeFile(join(folder, name), bytes);
    await expect(prepare(name, { ffmpegPath })).rejects.toMatchObject({
      reason: expect.stringMatching(reason),
    });
  });

  it.skipIf(!hasFfmpeg)(`a picture without sound has no text${lacking}`, async () => {
    await expect(prepare("mute.mp4", { ffmpegPath })).rejects.toMatchObject({ reason: "no_text" });
  });

  it.skipIf(!hasFfmpeg)(`half a download is result as such${lacking}`, async () => {
    await expect(prepare("half.mp4", { ffmpegPath })).rejects.toMatchObject({
      reason: "truncated",
    });
  });

  it("limits of time and memory hold", async () => {
    const short = prepare("long.wav", { ffmpegPath, timeoutMs: 5 });
    await expect(short).rejects.toMatchObject({ reason: "timed_out" });
    const small = prepare("long.wav", { ffmpegPath, memoryMb: 3 });
    await expect(small).rejects.toMatchObject({ reason: "out_of_memory" });
    expect(await countProcesses()).toBe(0);
  });

  it("nothing is left running when the reader stops early or gives up", async () => {
    const input = { path: join(folder, "long.wav"), extension: ".wav" };
    for await (const part of prepareAudio(input, { ...limits, ffmpegPath })) {
      expect(part.from).toBe(0);
      break;
    }
    expect(await countProcesses()).toBe(0);
    const stop = new AbortController();
    const options = { ...limits, ffmpegPath, signal: stop.signal };
    const reading = (async () => {
      for await (const part of prepareAudio(input, options)) stop.abort(new Error(part.file.name));
    })();
    await expect(reading).rejects.toThrow(/^part\./);
    expect(await countProcesses()).toBe(0);
  });
});

it("a configured ffmpeg that does not exist is reported, not ignored", async () => {
  await expect(prepare("long.wav", { ffmpegPath: "/nowhere/ffmpeg" })).rejects.toThrow(
    /FFMPEG_PATH/,
  );
});
