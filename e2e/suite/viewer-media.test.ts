import { expect } from "@playwright/test";
import { hearing, saying } from "../../apps/api/src/test/model-emulator.ts";
import { makeWav } from "../../packages/extraction/src/fixtures/make-recording.ts";
import { test } from "./equipped.ts";
import { addDocument } from "./product.ts";
import { openSource } from "./viewer.ts";

test("a recording plays from the cited second, with what is said in it", async ({
  page,
  member,
  provider,
}) => {
  provider.scriptTranscriptions(
    hearing(
      [0, 4, "Welcome to the meeting of the volunteers."],
      [4, 8, "The fine for a late book is thirty cents a day."],
    ),
  );
  const folder = await member.post("/chatbot/chat/create_scope/", { name: "Meetings" });
  const text = Buffer.from(makeWav([{ seconds: 8, hertz: 440 }]));
  await addDocument(member, { name: "meeting.wav", text }, folder.id);
  provider.scriptChat(saying("The fine is thirty cents a day [1]."));
  const viewer = await openSource(page);
  const player = viewer.getByLabel("meeting.wav");
  await expect
    .poll(() => player.evaluate((node: HTMLMediaElement) => node.duration))
    .toBeCloseTo(8, 0);
  const line = viewer.getByRole("list", { name: "Transcript" }).locator("li[data-cited]");
  await expect(line).toContainText("thirty cents a day");
  await line.getByRole("button", { name: /^Play from/ }).click();
  await expect
    .poll(() => player.evaluate((node: HTMLMediaElement) => node.paused || node.currentTime === 0))
    .toBe(false);
  await expect(viewer.getByRole("alert")).toHaveCount(0);
});
