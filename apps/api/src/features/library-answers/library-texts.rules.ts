import type { AnswerLanguage } from "../citations/answer.rules.ts";
import { escapeMarkdown } from "../citations/markdown.rules.ts";

/** The link of a document, as the web app opens it. Clients elsewhere get it as an absolute address. */
export function linkDocument({ id, name }: { id: string; name: string }): string {
  return link(name, `/chat?source=${id}`);
}

export function linkFolder({ id, path }: { id: string; path: readonly string[] }): string {
  return link(path.join(" / "), `/database?folder=${id}`);
}

function link(text: string, address: string): string {
  const shown = text.replace(/[\s\p{C}]+/gu, " ").trim();
  return `[${escapeMarkdown(shown) || "?"}](${address})`;
}

export function formatDay(day: Date, language: AnswerLanguage): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

type Named = {
  readonly folders: string;
  /** What was chosen to be searched; null for everything. */
  readonly narrowedTo: "folders" | "documents" | null;
};

const english = {
  documents: (count: number) => (count === 1 ? "**1 document**" : `**${count} documents**`),
  folders: (count: number) => (count === 1 ? "**1 folder**" : `**${count} folders**`),
  types: (count: number, types: string) => ` of the ${count === 1 ? "type" : "types"} ${types}`,
  place: ({ folders, narrowedTo }: Named) => {
    if (folders !== "") return ` in ${folders}`;
    if (narrowedTo === "documents") return " among the chosen files";
    return narrowedTo === "folders" ? " in the chosen folders" : "";
  },
  otherFolders: (count: number) => (count === 1 ? "1 other folder" : `${count} other folders`),
  since: (from: string) => ` added since ${from}`,
  between: (from: string, to: string) => ` added from ${from} to ${to}`,
  count: (count: number, documents: string) =>
    count === 1 ? `There is ${documents}.` : `There are ${documents}.`,
  listed: (count: number, documents: string) =>
    count === 1 ? `There is ${documents}:` : `There are ${documents}:`,
  none: (what: string) => `There are no documents${what}.`,
  noFolders: "There are no folders yet.",
  processing: (count: number, what: string) =>
    count === 0
      ? `Nothing is being indexed: all documents${what} are done.`
      : `**${count}** of the documents${what} ${count === 1 ? "is" : "are"} still being indexed:`,
  failed: (count: number, what: string) =>
    count === 0
      ? `None of the documents${what} failed.`
      : `**${count}** of the documents${what} could not be read:`,
  states: (processing: number, failed: number) =>
    [
      processing > 0 && `${processing} still being indexed`,
      failed > 0 && `${failed} could not be read`,
    ]
      .filter(Boolean)
      .join(", "),
  progress: (ready: number, total: number) =>
    ready === total
      ? `All ${total} documents are ready for questions.`
      : `${ready} of ${total} documents are ready for questions.`,
  newestOne: (file: string, day: string, folder: string) =>
    `The newest document is **${file}**, added on ${day} in ${folder}.`,
  newest: (documents: string) => `The newest of ${documents}:`,
  added: (day: string) => `added on ${day}`,
  more: (count: number) => `and ${count} more in [the database](/database)`,
  about: (count: number, topic: string, isLimited: boolean) => {
    const few = isLimited ? "At least " : "";
    if (count === 1 && !isLimited) return `1 document mentions “${topic}”:`;
    return `${few}${count} documents mention “${topic}”, the closest first:`;
  },
  nearAbout: (topic: string) =>
    `No document mentions all of “${topic}”. These mention some of it, the closest first:`,
  notAbout: (topic: string, place: string) => `No document${place} mentions “${topic}”.`,
  where: (file: string, folder: string) => `${file} is in the folder ${folder}.`,
  in: (folder: string) => `in ${folder}`,
  counted: (count: number) => (count === 1 ? "1 document" : `${count} documents`),
  greeting:
    "Hello! I answer questions from your documents and show the passage behind each answer.",
  thanks: "You are welcome.",
  capabilities:
    "I answer questions from your documents and show the passage behind each answer. I also compute from spreadsheets, summarize a file that you name, and say which documents and folders there are.",
  examples: "You could ask, for example:",
  upload: "Upload documents in [the database](/database) first, then ask about them.",
  sayAbout: (file: string, heading: string) => `What does “${file}” say about ${heading}?`,
  summarize: (file: string) => `Summarize “${file}”`,
  totalOf: (column: string, file: string) => `What is the total ${column} in ${file}?`,
};

const german: typeof english = {
  documents: (count) => (count === 1 ? "**1 Dokument**" : `**${count} Dokumente**`),
  folders: (count) => (count === 1 ? "**1 Ordner**" : `**${count} Ordner**`),
  types: (count, types) => ` ${count === 1 ? "des Typs" : "der Typen"} ${types}`,
  place: ({ folders, narrowedTo }) => {
    if (folders !== "") return ` in ${folders}`;
    if (narrowedTo === "documents") return " unter den gewählten Dateien";
    return narrowedTo === "folders" ? " in den gewählten Ordnern" : "";
  },
  otherFolders: (count) => (count === 1 ? "1 weiteren Ordner" : `${count} weiteren Ordnern`),
  since: (from) => `, hinzugefügt seit dem ${from}`,
  between: (from, to) => `, hinzugefügt vom ${from} bis zum ${to}`,
  count: (_, documents) => `Es gibt ${documents}.`,
  listed: (_, documents) => `Es gibt ${documents}:`,
  none: (what) => `Es gibt keine Dokumente${what}.`,
  noFolders: "Es gibt noch keine Ordner.",
  processing: (count, what) =>
    count === 0
      ? `Nichts wird mehr indexiert: Alle Dokumente${what} sind fertig.`
      : `**${count}** der Dokumente${what} ${count === 1 ? "wird" : "werden"} noch indexiert:`,
  failed: (count, what) =>
    count === 0
      ? `Keines der Dokumente${what} ist fehlgeschlagen.`
      : `**${count}** der Dokumente${what} ${count === 1 ? "konnte" : "konnten"} nicht gelesen werden:`,
  states: (processing, failed) =>
    [processing > 0 && `${processing} noch nicht indexiert`, failed > 0 && `${failed} nicht lesbar`]
      .filter(Boolean)
      .join(", "),
  progress: (ready, total) =>
    ready === total
      ? `Alle ${total} Dokumente sind für Fragen bereit.`
      : `${ready} von ${total} Dokumenten sind für Fragen bereit.`,
  newestOne: (file, day, folder) =>
    `Das neueste Dokument ist **${file}**, hinzugefügt am ${day} in ${folder}.`,
  newest: (documents) => `Die neuesten von ${documents}:`,
  added: (day) => `hinzugefügt am ${day}`,
  more: (count) => `und ${count} weitere in [der Datenbank](/database)`,
  about: (count, topic, isLimited) => {
    const few = isLimited ? "Mindestens " : "";
    if (count === 1 && !isLimited) return `1 Dokument erwähnt „${topic}“:`;
    return `${few}${count} Dokumente erwähnen „${topic}“, das passendste zuerst:`;
  },
  nearAbout: (topic) =>
    `Kein Dokument erwähnt „${topic}“ ganz. Diese erwähnen einen Teil, das passendste zuerst:`,
  notAbout: (topic, place) => `Kein Dokument${place} erwähnt „${topic}“.`,
  where: (file, folder) => `${file} liegt im Ordner ${folder}.`,
  in: (folder) => `in ${folder}`,
  counted: (count) => (count === 1 ? "1 Dokument" : `${count} Dokumente`),
  greeting:
    "Hallo! Ich beantworte Fragen aus Ihren Dokumenten und zeige zu jeder Antwort die Textstelle.",
  thanks: "Gern geschehen.",
  capabilities:
    "Ich beantworte Fragen aus Ihren Dokumenten und zeige zu jeder Antwort die Textstelle. Außerdem rechne ich mit Tabellen, fasse eine Datei zusammen, die Sie nennen, und sage, welche Dokumente und Ordner es gibt.",
  examples: "Sie könnten zum Beispiel fragen:",
  upload:
    "Laden Sie zuerst Dokumente in [die Datenbank](/database) hoch und fragen Sie dann danach.",
  sayAbout: (file, heading) => `Was steht in „${file}“ über ${heading}?`,
  summarize: (file) => `Fasse „${file}“ zusammen`,
  totalOf: (column, file) => `Wie hoch ist die Summe von ${column} in ${file}?`,
};

/** What the product says about the documents themselves, in the languages that it speaks. */
export const libraryTexts = { en: english, de: german } as const satisfies Record<
  AnswerLanguage,
  typeof english
>;
