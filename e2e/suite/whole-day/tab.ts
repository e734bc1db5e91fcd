import { type Page, expect, test } from "@playwright/test";
import { messageField } from "../chat.ts";
import { type Expected, expectUsable } from "./usable.ts";

/** What the day counts: each action of the user, and the pages on which something was done. */
export type Day = { actions: number; pages: Set<string>; expectNoComplaints: () => void };

/** A tab of the browser in which a user does one thing after another. */
export type Tab = {
  page: Page;
  /** Does one thing and waits for what it shows. Then no text is lost and something can be done next. */
  act: (name: string, action: () => Promise<unknown>, expected?: Expected) => Promise<void>;
  /** Types into the field for questions. What is typed has to stay there until it is sent. */
  type: (text: string) => Promise<void>;
  /** Says that what was typed is sent now. Called before the key is pressed: afterwards the address may be that of a new conversation. */
  sent: () => void;
};

export function openTab(page: Page, day: Day): Tab {
  /** What is typed and not sent, by the address of its conversation. */
  const drafts = new Map<string, string>();
  const conversation = () => new URL(page.url()).searchParams.get("conversation") ?? "new";

  async function expectDraft() {
    if (new URL(page.url()).pathname !== "/chat") return;
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
      drafts.get(conversation()) ?? "",
    );
  }

  return {
    page,
    act: (name, action, expected) =>
      test.step(`${day.actions + 1}. ${name}`, async () => {
        await action();
        await expectUsable(page, expected);
        await expectDraft();
        day.expectNoComplaints();
        day.actions += 1;
        day.pages.add(new URL(page.url()).pathname.replace(/[0-9a-f-]{36}/, ":id"));
      }),
    type: async (text) => {
      await messageField(page).fill(text);
      drafts.set(conversation(), text);
    },
    sent: () => void drafts.delete(conversation()),
  };
}
