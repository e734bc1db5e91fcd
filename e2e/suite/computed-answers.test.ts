import { expect } from "@playwright/test";
import { fees } from "../../apps/api/src/test/fees-table.ts";
import { answers, ask } from "./chat.ts";
import { addDocument, test } from "./product.ts";

test("a sum is computed from a table: number, query, result, and the cells it was computed from", async ({
  page,
  member,
}) => {
  const folder = await member.post("/chatbot/chat/create_scope/", { name: "Harbour" });
  await addDocument(member, { name: "fees.csv", text: fees }, folder.id);
  await page.goto("/chat");
  await ask(page, "What is the total fee for North?");
  const answer = answers(page);
  await expect(answer.getByText("1,000.15 EUR").first()).toBeVisible();

  // The way there names the query.
  await answer.getByRole("button", { name: "How this was answered" }).click();
  await expect(answer.getByText(/Calculating select sum\(fee_eur\)/)).toBeVisible();

  // The source opens the file, with the query above it and the cells marked that were read.
  await answer
    .getByRole("link", { name: /^Source 1/ })
    .first()
    .click();
  const viewer = page.getByRole("complementary", { name: "Source", exact: true });
  await expect(
    viewer.getByText("select sum(fee_eur) from fees where berth = 'North'"),
  ).toBeVisible();
  await expect(viewer.getByRole("cell", { name: "1,000.15" })).toBeVisible();
  await expect(viewer.locator("td[data-computed]")).toHaveText([
    "North",
    "0.1",
    "North",
    "1000.05",
  ]);
  await expect(viewer.getByText("The exact location could not be determined")).toHaveCount(0);
});
