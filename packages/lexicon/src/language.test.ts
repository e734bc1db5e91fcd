import { describe, expect, it } from "vitest";
import { detectLanguage } from "./language.ts";

describe("detectLanguage", () => {
  it.each([
    ["en", "The harbour office answers within two working days after a request has arrived."],
    [
      "de",
      "Das Hafenamt antwortet innerhalb von zwei Werktagen, nachdem eine Anfrage eingegangen ist.",
    ],
    [
      "fr",
      "La capitainerie répond dans les deux jours ouvrables qui suivent la réception de la demande.",
    ],
    ["ru", "Портовое управление отвечает в течение двух рабочих дней после получения запроса."],
    ["zh", "港务局在收到申请后的两个工作日内给予答复。"],
    ["ja", "港湾事務所は申請を受け取ってから二営業日以内に回答します。"],
    ["ar", "يرد مكتب الميناء في غضون يومي عمل من استلام الطلب."],
  ])("knows %s", (language, text) => {
    expect(detectLanguage([text])).toBe(language);
  });

  it("takes a few Latin words for English, and nothing for nothing", () => {
    expect(detectLanguage(["Q3 KPIs"])).toBe("en");
    expect(detectLanguage(["1 2 3", "4 5"])).toBeNull();
    expect(detectLanguage([])).toBeNull();
  });

  it("listens to the middle of a document", () => {
    const german = "Die Gebühren werden jährlich zum ersten Januar neu festgesetzt. ".repeat(60);
    expect(detectLanguage(["Cover page", german, german, "Index"])).toBe("de");
  });
});
