import { type Page, expect } from "@playwright/test";

export const agent = "/chatbot/chat/agent_message/";
export const question = "What is the fine for a late book?";
export const agentFailed = "I'm sorry, I encountered an error communicating with the agent.";

export function messageField(page: Page) {
  return page.getByRole("textbox", { name: "Message" });
}

export function sendButton(page: Page) {
  return page.getByRole("button", { name: "Send", exact: true });
}

export function sidebar(page: Page) {
  return page.getByRole("complementary", { name: "Conversations" });
}

export function answers(page: Page) {
  return page.getByRole("article", { name: "Assistant" });
}

export async function ask(page: Page, text = question) {
  await messageField(page).fill(text);
  await expect(sendButton(page)).toBeEnabled();
  await messageField(page).press("Enter");
}

/** Presses New Chat, pastes a question and presses Enter before the browser gets to any other task. */
export function askAtOnce(page: Page, text: string) {
  return page.evaluate(async (pasted) => {
    document.querySelector<HTMLElement>('[title="New Chat"]')?.click();
    await Promise.resolve();
    const field = document.querySelector("textarea");
    if (!field) throw new Error("There is no field.");
    // React ignores a change of the value that does not go by the element's own setter.
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
    value?.set?.call(field, pasted);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await Promise.resolve();
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  }, text);
}
