import { expect } from "@playwright/test";
import { answers, sidebar } from "./chat.ts";
import { test } from "./product.ts";

const languages = [
  {
    code: "de",
    name: "Deutsch",
    settings: "Einstellungen",
    newFolder: "Neuer Ordner",
    date: /\d{1,2}\. \S+ \d{4}/,
    welcome: "Wie kann ich helfen?",
    message: "Nachricht",
    send: "Senden",
    assistant: "Assistent",
    sources: "Quellen:",
    source: /handbook\.md \[1\] Zeile 4$/,
    account: "Konto",
    policy: "Datenschutzerklärung",
  },
  {
    code: "fr",
    name: "Français",
    settings: "Paramètres",
    newFolder: "Nouveau dossier",
    date: /\d{1,2} \S+ \d{4}/,
    welcome: "Comment vous aider ?",
    message: "Message",
    send: "Envoyer",
    assistant: "Assistant",
    sources: "Sources :",
    source: /handbook\.md \[1\] ligne 4$/,
    account: "Compte",
    policy: "Politique de confidentialité",
  },
  {
    code: "es",
    name: "Español",
    settings: "Configuración",
    newFolder: "Nueva carpeta",
    date: /\d{1,2} \S+ \d{4}/,
    welcome: "¿En qué puedo ayudarle?",
    message: "Mensaje",
    send: "Enviar",
    assistant: "Asistente",
    sources: "Fuentes:",
    source: /handbook\.md \[1\] línea 4$/,
    account: "Cuenta",
    policy: "Política de privacidad",
  },
];

for (const language of languages) {
  test(`every page speaks ${language.name}, with its dates and numbers, once it is chosen`, async ({
    page,
    library,
  }) => {
    await page.goto("/account");
    await page.getByText(language.name, { exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: language.account })).toBeVisible();
    await page.goto(`/database?folder=${library.folderId}`);
    await expect(page.getByRole("button", { name: language.newFolder })).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: "handbook.md" });
    await expect(row).toContainText(language.date);
    await page.goto("/chat");
    await expect(page.getByRole("heading", { name: language.welcome })).toBeVisible();
    const field = page.getByRole("textbox", { name: language.message });
    await field.fill("What is the fine for a late book?");
    await expect(page.getByRole("button", { name: language.send, exact: true })).toBeEnabled();
    await field.press("Enter");
    const answer = page.getByRole("article", { name: language.assistant });
    await expect(answer).toContainText("thirty cents");
    await expect(page.getByText(language.sources)).toBeVisible();
    await expect(page.getByRole("button", { name: language.source })).toBeVisible();
    if (language.code === "de") {
      // The names that the other tests find by: in French they are the same words.
      await expect(answers(page)).toHaveCount(0);
      await expect(sidebar(page)).toHaveCount(0);
    }
    await page.goto("/account");
    await expect(page.getByRole("heading", { level: 1, name: language.account })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language.code);
    const words = await page.getByRole("main").innerText();
    expect(words).not.toMatch(/\b(Usage|License|Delete|Loading|Organization)\b/);
  });

  test(`long texts in ${language.name} fit a phone`, async ({ page, library }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/account");
    await page.getByText(language.name, { exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: language.account })).toBeVisible();
    for (const path of [
      "/settings",
      "/home",
      "/chat",
      `/database?folder=${library.folderId}`,
      "/account",
      "/account?section=security",
      "/privacy-policy",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("main")).toBeVisible();
      await page.waitForLoadState("networkidle");
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, path).toBe(0);
    }
    await expect(page.getByRole("heading", { level: 1, name: language.policy })).toBeVisible();
  });
}
