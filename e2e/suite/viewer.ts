import { type Page, expect } from "@playwright/test";
import { writePdf } from "../journeys/small-pdf.ts";
import { answers, ask } from "./chat.ts";

/** Documents of each kind that can be shown, each with the sentence that answers `question`. */
export const question = "What is the fine for a late book?";
export const documents = {
  pages: {
    name: "rules.pdf",
    // Long enough for passages of their own.
    text: writePdf([
      chapter("Opening", "volunteers open the reading room at nine and close it at six."),
      [
        "The fine for a book that comes back late is thirty cents a day.",
        ...chapter("Lending", "a member may borrow twelve books."),
      ],
    ]),
  },
  text: {
    name: "rules.md",
    text: "# Lending\n\nA member may borrow twelve books.\n\nThe fine for a late book is thirty cents a day.\n",
  },
  sheet: {
    name: "fines.csv",
    text: "Item,Fine\nlate book,thirty cents a day\nlate record,fifty cents a day\n",
  },
} as const;

function chapter(title: string, rule: string): string[] {
  return [title, ...Array.from({ length: 34 }, (_, at) => `On day ${at + 1} of the year ${rule}`)];
}

/** Asks about the document and opens what the answer cites; returns the viewer beside the chat. */
export async function openSource(page: Page, text = question) {
  await page.goto("/chat");
  await ask(page, text);
  await answers(page)
    .getByRole("link", { name: /^Source 1:/ })
    .first()
    .click();
  const viewer = page.getByRole("complementary", { name: "Source", exact: true });
  await expect(viewer).toBeVisible();
  return viewer;
}
