import { useSyncExternalStore } from "react";
import { setTranslations, type Translations } from "./catalogue.ts";

/** The supported languages, each with its own name. The first is the default. */
export const languages = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
} as const;
export type Language = keyof typeof languages;

/** The locale of numbers and dates. */
const locales: Record<Language, string> = {
  en: "en-US",
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
};

/** Loads the texts of a language; each is a chunk of its own. English texts are in the catalogues. */
const loaders: Record<Language, () => Promise<Translations>> = {
  en: () => Promise.resolve({}),
  de: async () => (await import("./german.ts")).german,
  fr: async () => (await import("./french.ts")).french,
  es: async () => (await import("./spanish.ts")).spanish,
};

const storageKey = "language";
const watchers = new Set<() => void>();
let current: Language = "en";

/** Returns the current language and renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(watch, readCurrent, readCurrent);
}

/** The BCP 47 tag for Intl, such as "en-US". */
export function currentLocale(): string {
  return locales[current];
}

/**
 * Loads the language selected in this browser; English unless another was selected, whatever the browser prefers
 * (docs/decisions/0011). Resolves when the first page can be rendered.
 */
export async function startLanguage(): Promise<void> {
  addEventListener("storage", ({ key }) => key === storageKey && void followChoice());
  if (readChoice() !== current) await followChoice();
}

/** Shows the language selected in this browser, here or in another tab. */
async function followChoice(): Promise<void> {
  await show(readChoice()).catch((error: unknown) => {
    console.warn("The chosen language could not be loaded; the page keeps its language.", error);
  });
}

function readChoice(): Language {
  const chosen = localStorage.getItem(storageKey);
  return isLanguage(chosen) ? chosen : "en";
}

/** Changes the language now and for the next visit. Rejects, and changes nothing, when it cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await show(language);
  localStorage.setItem(storageKey, language);
}

async function show(language: Language): Promise<void> {
  setTranslations(await loaders[language]());
  current = language;
  document.documentElement.lang = language;
  for (const notify of watchers) notify();
}

function readCurrent(): Language {
  return current;
}

function isLanguage(text: string | null): text is Language {
  return text !== null && Object.hasOwn(languages, text);
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
