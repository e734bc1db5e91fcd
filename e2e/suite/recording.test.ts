import { type Page, expect } from "@playwright/test";
import { failing, hearing } from "../../apps/api/src/test/model-emulator.ts";
import { answer, problem, stopClock } from "./answers.ts";
import { messageField } from "./chat.ts";
import { test } from "./equipped.ts";
import { takeSocket } from "./uploads.ts";

const transcription = "/chatbot/audio_transcription/";
const socketPath = "/ws/audio_transcription/";

test.beforeEach(async ({ member }) => {
  await member.post("/chatbot/chat/create_scope/", { name: "Handbooks" });
});

test.describe("with a microphone", () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(["microphone"]);
    await page.goto("/chat");
    await expect(messageField(page)).toBeFocused();
  });

  test("Recording..., then the words stand in the input; recording.wav is audio/wav with 16 bits", async ({
    page,
    provider,
  }) => {
    provider.scriptTranscriptions(hearing([0, 1, "What is the fine"], [1, 2, "for a late book?"]));
    const sent = await catchRecording(page);
    await messageField(page).fill("Tell me:");
    await record(page);
    await expect(messageField(page)).toHaveValue("Tell me: What is the fine for a late book?");
    await expect(messageField(page)).toBeFocused();
    await expect(status(page)).toHaveText("");
    const file = await sent();
    expect(file).toMatchObject({ field: "file", name: "recording.wav", type: "audio/wav" });
    expectWav(Buffer.from(file.bytes, "base64"));
  });

  test("Transcribing..., then Processing... on progress, and SUCCESS closes the socket", async ({
    page,
  }) => {
    const socket = await takeSocket(page, socketPath);
    await answer(page, transcription, { status: 202, body: '{"task_id":"task-1"}' });
    await record(page);
    await expect(status(page)).toHaveText("Transcribing...");
    await expect
      .poll(() => socket.received)
      .toContainEqual(expect.objectContaining({ task_id: "task-1" }));
    socket.say({ status: "PROCESSING", result: { stage: "transcribing", fraction: 0.5 } });
    await expect(status(page)).toHaveText("Processing...");
    await expect(page.getByTitle("Record a question")).toBeDisabled();
    socket.say({ status: "SUCCESS", result: { transcribed_text: "How long?" } });
    await expect(messageField(page)).toHaveValue("How long?");
    await expect(status(page)).toHaveText("");
    await expect.poll(socket.closed).toBe(true);
  });

  test("a service that fails: Error transcribing audio", async ({ page, provider }) => {
    const broken = failing(400, "no");
    provider.scriptTranscriptions(broken, broken, broken);
    await record(page);
    // The server has tried three times by then.
    await expect(status(page)).toHaveText("Error transcribing audio", { timeout: 60_000 });
    await expect(messageField(page)).toHaveValue("");
  });

  for (const [title, reply, frame] of [
    ["the call fails", problem(500, "Later"), null],
    ["the answer names no task", { status: 202, body: "{}" }, null],
    ["the task ends with ERROR", { status: 202, body: '{"task_id":"t"}' }, "ERROR"],
  ] as const) {
    test(`Error transcribing audio, for 3 s, when ${title}`, async ({ page }) => {
      const socket = await takeSocket(page, socketPath);
      await answer(page, transcription, reply);
      await page.clock.install();
      await page.goto("/chat");
      await begin(page);
      await stopClock(page);
      await page.getByTitle("Stop recording").click();
      if (frame !== null) {
        await expect.poll(() => socket.received.length).toBe(1);
        socket.say({ status: frame, result: "The model sleeps." });
      }
      await expectForThreeSeconds(page, "Error transcribing audio");
    });
  }

  test("Escape ends a recording without sending it", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await begin(page);
    await page.keyboard.press("Escape");
    await expect(status(page)).toHaveText("");
    await expect(page.getByTitle("Record a question")).toBeEnabled();
    expect(asked).not.toContain(`/api${transcription}`);
  });
});

test.describe("without a microphone: Error accessing microphone, for 3 s,", () => {
  test("when it may not be used", async ({ page }) => {
    // Nothing was granted, and nobody is there to be asked.
    await page.clock.install();
    await page.goto("/chat");
    await expectRefusal(page);
  });

  test("when there is none", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("Requested device not found", "NotFoundError"));
    });
    await page.clock.install();
    await page.goto("/chat");
    await expectRefusal(page);
  });
});

async function expectRefusal(page: Page) {
  await expect(page.getByTitle("Record a question")).toBeEnabled();
  await stopClock(page);
  await page.getByTitle("Record a question").click();
  await expectForThreeSeconds(page, "Error accessing microphone");
}

async function expectForThreeSeconds(page: Page, words: string) {
  await expect(status(page)).toHaveText(words);
  await page.clock.runFor(2999);
  await expect(status(page)).toHaveText(words);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText("");
}

/** Presses the microphone, until something has been recorded, and presses it again. */
async function record(page: Page) {
  await begin(page);
  await page.getByTitle("Stop recording").click();
}

async function begin(page: Page) {
  await page.getByTitle("Record a question").click();
  await expect(status(page)).toHaveText("Recording...");
  await expect(page.getByTitle("Stop recording")).toHaveAttribute("aria-pressed", "true");
  const meter = status(page).locator("[aria-hidden]");
  // The microphone's beep, once a second: a recording that ends before it is silence.
  const level = () => meter.evaluate((node) => Number(node.style.getPropertyValue("--level")));
  await expect.poll(level, { intervals: [20] }).toBeGreaterThan(0.02);
}

function status(page: Page) {
  return page.getByRole("form", { name: "Your question" }).getByRole("status");
}

type Recorded = { field: string; name: string; type: string; bytes: string };

/** What the page sends, as it hands it to the browser: the browser shows nobody the bytes of files. */
async function catchRecording(page: Page): Promise<() => Promise<Recorded>> {
  const { promise, resolve } = Promise.withResolvers<Recorded>();
  await page.exposeFunction("reportRecording", resolve);
  await page.evaluate(() => {
    const report = Reflect.get(globalThis, "reportRecording") as (sent: object) => void;
    // oxlint-disable-next-line typescript/unbound-method -- called with the request below
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      for (const [field, file] of body instanceof FormData ? body : []) {
        if (!(file instanceof File)) continue;
        const { name, type } = file;
        void file.bytes().then((bytes) => {
          const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
          report({ field, name, type, bytes: btoa(text) });
        });
      }
      send.call(this, body);
    };
  });
  return () => promise;
}

/** WAV, PCM, mono, 16 bits; the header's lengths are those of the file. */
function expectWav(file: Buffer) {
  expect(file.toString("latin1", 0, 4)).toBe("RIFF");
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.toString("latin1", 8, 16)).toBe("WAVEfmt ");
  expect([file.readUInt16LE(20), file.readUInt16LE(22)]).toEqual([1, 1]);
  const rate = file.readUInt32LE(24);
  expect(file.readUInt32LE(28)).toBe(rate * 2);
  expect([file.readUInt16LE(32), file.readUInt16LE(34)]).toEqual([2, 16]);
  expect(file.toString("latin1", 36, 40)).toBe("data");
  expect(file.readUInt32LE(40)).toBe(file.length - 44);
  expect(file.length).toBeGreaterThan(44);
}
