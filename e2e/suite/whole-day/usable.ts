import { type Locator, type Page, expect } from "@playwright/test";
import { messageField } from "../chat.ts";

/** The control that each page is for: while no dialog is open, it can be used. Pages that are not listed are for reading. */
const mainControls: readonly [path: RegExp, control: (page: Page) => Locator][] = [
  [/^\/chat$/, (page) => messageField(page)],
  [/^\/home$/, (page) => page.getByRole("main").getByRole("textbox").first()],
  [/^\/database$/, (page) => page.getByLabel("Search by name")],
  [/^\/database\/files\//, (page) => page.getByRole("main").getByRole("link").first()],
  [/^\/account$/, (page) => page.getByRole("main").getByRole("link").first()],
  [/^\/settings$/, (page) => page.getByRole("main").getByRole("switch")],
  [/^\/login$/, (page) => page.getByRole("main").getByRole("button", { name: "Log In" })],
  [/^\/organization-setup$/, (page) => page.getByRole("button", { name: "Submit" })],
];

/** What is rightly off: sending nothing, leafing beyond the first and the last version, and what the server does not have. */
const rightlyOff = /^(Send|Ask|Previous version|Next version|Web Search|Record a question)$/;

/** What an action leaves behind on purpose. */
export type Expected = {
  /** The name of the dialog that is open now. */
  dialog?: string;
  /** The button that is off until something else has been done. */
  off?: string;
};

/**
 * Something can be done next: the page is there and busy with nothing, no control is dead, and what the page is for, or
 * the dialog that is open, takes a press.
 */
export async function expectUsable(page: Page, { dialog, off }: Expected = {}): Promise<void> {
  await expect(
    page.getByText(/^(Something went wrong on this page|This page could not be)/),
  ).toBeHidden();
  await expect(page.locator("main h1").first()).toBeAttached();
  await expect(visible(page, '[aria-busy="true"], [data-skeleton]')).toHaveCount(0);
  await expect(page.getByText("The assistant is writing")).toHaveCount(0);
  await expect
    .poll(() => listDeadButtons(page), "buttons that stay off")
    .toEqual(off === undefined ? [] : [off]);
  await expect(page.getByRole("dialog")).toHaveCount(dialog === undefined ? 0 : 1);
  if (dialog === undefined) {
    await expectPressable(page.getByRole("banner").locator('a[href="/settings"]'));
    const path = new URL(page.url()).pathname;
    for (const [pattern, control] of mainControls) {
      if (pattern.test(path)) await expectPressable(control(page));
    }
  } else
    await expectPressable(page.getByRole("dialog", { name: dialog }).getByRole("button").last());
}

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

async function listDeadButtons(page: Page): Promise<string[]> {
  const dead = visible(page, "button:disabled, button[aria-disabled=true]");
  const names = await dead.evaluateAll((buttons) =>
    buttons.map(
      (button) =>
        button.getAttribute("aria-label") ??
        (button.textContent || button.getAttribute("title") || ""),
    ),
  );
  // The demo of the landing page is for reading.
  const isDemo = new URL(page.url()).pathname === "/";
  return names.filter((name) => !isDemo && !rightlyOff.test(name.trim()));
}

/** In sight, at rest, on, and nothing lies over it: all that a press needs. */
async function expectPressable(control: Locator) {
  await control.click({ trial: true });
}
