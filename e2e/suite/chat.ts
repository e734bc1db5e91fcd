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
