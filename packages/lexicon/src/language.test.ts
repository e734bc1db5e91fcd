import { describe, expect, it } from "vitest";
import { isFunctionWord } from "./function-words.ts";
import { detectLanguage, guessLanguage } from "./language.ts";

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

describe("guessLanguage", () => {
  it.each([
    ["ar", "كم يبلغ طول نهر النيل؟"],
    ["hi", "ताजमहल किसने बनवाया था?"],
    ["el", "Πότε χτίστηκε ο φάρος;"],
    ["ro", "Când a fost construit farul de pe insulă?"],
    ["vi", "Ngọn hải đăng được xây dựng khi nào?"],
    ["th", "ประภาคารถูกสร้างขึ้นเมื่อใด"],
    ["ko", "등대는 언제 지어졌나요?"],
    ["pl", "Kiedy została zbudowana latarnia morska?"],
    ["ru", "Где жил Тесла большую часть своей жизни?"],
    ["zh", "女神卡卡唱了什么歌？"],
  ])("knows a question in %s", (language, question) => {
    expect(guessLanguage(question)).toBe(language);
  });

  it("knows nothing of names in Latin letters", () => {
    expect(guessLanguage("Gull Island 1874")).toBeNull();
  });
});

describe("isFunctionWord", () => {
  it.each([
    ["ar", "أين"],
    ["ar", "اين"],
    ["ar", "أَيْنَ"],
    ["ar", "وكم"],
    ["ar", "بأي"],
    ["hi", "कितने"],
    ["el", "πότε"],
    ["th", "เมื่อใด"],
  ])("of %s: %s", (language, word) => {
    expect(isFunctionWord(word, language)).toBe(true);
  });

  it.each([
    ["ar", "فحم"],
    ["ar", "باب"],
    ["hi", "बाघ"],
    ["en", "lighthouse"],
  ])("not of %s: %s", (language, word) => {
    expect(isFunctionWord(word, language)).toBe(false);
  });
});
