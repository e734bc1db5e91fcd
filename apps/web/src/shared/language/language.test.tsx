import { render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { startFakeServer } from "../../test/fake-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import type { Translation } from "./catalogue.ts";
import { catalogue } from "./catalogue.ts";
import { fill } from "./fill.ts";
import { formatDate, formatNumber, plural } from "./format.ts";
import { t as shared } from "../ui/messages.ts";
import { chooseLanguage, startLanguage } from "./language.ts";

const files = (count: number) => plural(count, { one: "# file", other: "# files" });

afterEach(() => chooseLanguage("en"));

describe("the language", () => {
  it("is English until another is chosen, whatever the browser prefers", async () => {
    await startLanguage();
    expect([files(1), files(1200), formatNumber(1234.5)]).toEqual([
      "1 file",
      "1,200 files",
      "1,234.5",
    ]);
    expect(formatDate("2026-11-21T12:00:00Z", "N/A")).toBe("Nov 21, 2026");
    expect(formatDate(null, "N/A")).toBe("N/A");
  });

  it("is kept for the next visit", async () => {
    await chooseLanguage("de");
    expect(localStorage.getItem("language")).toBe("de");
    await startLanguage();
    expect(document.documentElement.lang).toBe("de");
    expect([files(0), formatNumber(1234.5)]).toEqual(["0 files", "1.234,5"]);
    expect(formatDate("2026-11-21T12:00:00Z", "N/A")).toBe("21. Nov. 2026");
  });

  it.each([
    ["fr", ["0 file", "1 234,5"], "21 nov. 2026", "Annuler"],
    ["es", ["0 files", "1234,5"], "21 nov 2026", "Cancelar"],
  ] as const)(
    "shows texts, counts, numbers and dates of %s",
    async (language, formatted, date, cancel) => {
      await chooseLanguage(language);
      const spaced = [files(0), formatNumber(1234.5)].map((text) => text.replace(/\s/gu, " "));
      expect(spaced).toEqual(formatted);
      expect(formatDate("2026-11-21T12:00:00Z", "N/A")).toBe(date);
      expect(shared.cancel).toBe(cancel);
      expect(document.documentElement.lang).toBe(language);
    },
  );

  it("is chosen below the log-in and changes every word of it", async () => {
    startFakeServer({ "GET /auth/providers/": { google: null, mail: false } });
    const { user } = renderApp("/login");
    await user.click(await screen.findByRole("radio", { name: "Deutsch" }));
    expect(await screen.findByRole("heading", { name: "Anmelden" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Anmelden" })).toBeVisible();
    expect(document.title).toBe("Anmelden · Footnote");
    expect(document.documentElement.lang).toBe("de");
    expect(screen.getByRole("radio", { name: "Deutsch" })).toHaveFocus();
    await user.click(screen.getByRole("radio", { name: "English" }));
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  });

  it("follows the choice in another tab, with every word", async () => {
    startFakeServer({ "GET /auth/providers/": { google: null, mail: false } });
    await startLanguage();
    renderApp("/login");
    await screen.findByRole("heading", { name: "Log in" });
    localStorage.setItem("language", "de");
    dispatchEvent(new StorageEvent("storage", { key: "language" }));
    expect(await screen.findByRole("heading", { name: "Anmelden" })).toBeVisible();
    expect(document.documentElement.lang).toBe("de");
  });
});

describe("a catalogue", () => {
  const t = catalogue("features/none", {
    see: "See {page} of {book}.",
    ask: (name: string) => name,
  });

  it("leaves room for links in a sentence", () => {
    render(<p>{fill(t.see, { page: <a href="/p">page 3</a>, book: "Emma" })}</p>);
    expect(screen.getByRole("paragraph")).toHaveTextContent("See page 3 of Emma.");
    expect(screen.getByRole("link")).toHaveTextContent("page 3");
  });

  it("has types that refuse a translation which is not whole", () => {
    const whole: Translation<typeof t> = { see: "{book}, {page}", ask: (name) => name };
    // @ts-expect-error A blank is missing.
    const blankLost: Translation<typeof t> = { ...whole, see: "{book}" };
    // @ts-expect-error A text is missing.
    const textLost: Translation<typeof t> = { see: whole.see };
    expect([blankLost, textLost]).toHaveLength(2);
  });
});
