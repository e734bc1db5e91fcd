import { formatAnchors, type LocationWords } from "@footnote/contracts/anchors";
import type { ClaimState } from "@footnote/contracts/chat/citations";
import type { ExportLanguage } from "@footnote/contracts/chat/conversations";
import { type CitedPage, type LeftOutReason, pagesMax } from "./cited-pages.rules.ts";
import { type ExportedConversation, formatUtc, type Note } from "./exported-conversation.rules.ts";

type Texts = {
  conversation: string;
  exported: (at: string, person: string, organization: string) => string;
  asked: (at: string) => string;
  stopped: string;
  sources: string;
  webPage: string;
  /** For a document without a hash: it was deleted. */
  deleted: string;
  state: string;
  states: Record<ClaimState, string>;
  unknownState: string;
  page: string;
  /** Refers to an earlier note about the same passage. */
  see: (number: number) => string;
  citedPages: string;
  /** The notes that cite a page. */
  notes: (numbers: readonly number[]) => string;
  leftOut: Record<Exclude<LeftOutReason, "deleted">, string>;
  locations?: LocationWords;
};

const counted = (one: string, several: string) => (numbers: readonly number[]) =>
  `${numbers.length === 1 ? one : several} ${numbers.join(", ")}`;

const span = (one: string, several: string) => (from: number, to: number) =>
  from === to ? `${one} ${from}` : `${several} ${from}–${to}`;

const texts: Record<ExportLanguage, Texts> = {
  en: {
    conversation: "Conversation",
    exported: (at, person, organization) => `Exported ${at} by ${person}, ${organization}`,
    asked: (at) => `Asked ${at}`,
    stopped: "Stopped here.",
    sources: "Sources",
    webPage: "web page",
    deleted: "the document was deleted",
    state: "Check",
    states: {
      quoted: "quoted word for word",
      computed: "computed from the table",
      supported: "supported by the source",
      partly: "only partly supported by the source",
      not_supported: "not supported by the source",
      unchecked: "not checked",
    },
    unknownState: "not recorded",
    page: "Page",
    see: (number) => `see note ${number}`,
    citedPages: "Cited pages",
    notes: counted("note", "notes"),
    leftOut: {
      unreadable: "the page could not be drawn",
      too_many: `left out, since an export shows ${pagesMax} pages`,
    },
  },
  de: {
    conversation: "Unterhaltung",
    exported: (at, person, organization) => `Exportiert ${at} von ${person}, ${organization}`,
    asked: (at) => `Gefragt ${at}`,
    stopped: "Hier angehalten.",
    sources: "Quellen",
    webPage: "Webseite",
    deleted: "das Dokument wurde gelöscht",
    state: "Prüfung",
    states: {
      quoted: "wörtlich zitiert",
      computed: "aus der Tabelle berechnet",
      supported: "von der Quelle belegt",
      partly: "von der Quelle nur teilweise belegt",
      not_supported: "von der Quelle nicht belegt",
      unchecked: "nicht geprüft",
    },
    unknownState: "nicht aufgezeichnet",
    page: "Seite",
    see: (number) => `siehe Fußnote ${number}`,
    citedPages: "Zitierte Seiten",
    notes: counted("Fußnote", "Fußnoten"),
    leftOut: {
      unreadable: "die Seite konnte nicht gezeichnet werden",
      too_many: `ausgelassen, da ein Export ${pagesMax} Seiten zeigt`,
    },
    locations: {
      page: span("Seite", "Seiten"),
      slide: span("Folie", "Folien"),
      paragraph: span("Absatz", "Absätze"),
      line: span("Zeile", "Zeilen"),
      header: "Kopfzeile",
      footer: "Fußzeile",
      ofSheet: (part, sheet) => `${part} von ${sheet}`,
      cells: (range) => `Zellen ${range}`,
      andMore: (ranges, count) => `${ranges} und ${count} weitere`,
    },
  },
  fr: {
    conversation: "Conversation",
    exported: (at, person, organization) => `Exporté ${at} par ${person}, ${organization}`,
    asked: (at) => `Demandé ${at}`,
    stopped: "Arrêtée ici.",
    sources: "Sources",
    webPage: "page web",
    deleted: "le document a été supprimé",
    state: "Vérification",
    states: {
      quoted: "cité mot pour mot",
      computed: "calculé à partir du tableau",
      supported: "confirmé par la source",
      partly: "confirmé seulement en partie par la source",
      not_supported: "non confirmé par la source",
      unchecked: "non vérifié",
    },
    unknownState: "non enregistrée",
    page: "Page",
    see: (number) => `voir la note ${number}`,
    citedPages: "Pages citées",
    notes: counted("note", "notes"),
    leftOut: {
      unreadable: "la page n’a pas pu être dessinée",
      too_many: `omise, car un export montre ${pagesMax} pages`,
    },
    locations: {
      page: span("page", "pages"),
      slide: span("diapositive", "diapositives"),
      paragraph: span("paragraphe", "paragraphes"),
      line: span("ligne", "lignes"),
      header: "en-tête",
      footer: "pied de page",
      ofSheet: (part, sheet) => `${part} de ${sheet}`,
      cells: (range) => `cellules ${range}`,
      andMore: (ranges, count) => `${ranges} et ${count} de plus`,
    },
  },
  es: {
    conversation: "Conversación",
    exported: (at, person, organization) => `Exportado ${at} por ${person}, ${organization}`,
    asked: (at) => `Preguntado ${at}`,
    stopped: "Detenida aquí.",
    sources: "Fuentes",
    webPage: "página web",
    deleted: "el documento fue eliminado",
    state: "Comprobación",
    states: {
      quoted: "citado palabra por palabra",
      computed: "calculado a partir de la tabla",
      supported: "respaldado por la fuente",
      partly: "respaldado solo en parte por la fuente",
      not_supported: "no respaldado por la fuente",
      unchecked: "no comprobado",
    },
    unknownState: "no registrada",
    page: "Página",
    see: (number) => `véase la nota ${number}`,
    citedPages: "Páginas citadas",
    notes: counted("nota", "notas"),
    leftOut: {
      unreadable: "no se pudo dibujar la página",
      too_many: `omitida, pues una exportación muestra ${pagesMax} páginas`,
    },
    locations: {
      page: span("página", "páginas"),
      slide: span("diapositiva", "diapositivas"),
      paragraph: span("párrafo", "párrafos"),
      line: span("línea", "líneas"),
      header: "encabezado",
      footer: "pie de página",
      ofSheet: (part, sheet) => `${part} de ${sheet}`,
      cells: (range) => `celdas ${range}`,
      andMore: (ranges, count) => `${ranges} y ${count} más`,
    },
  },
};

export const getTexts = (language: ExportLanguage): Texts => texts[language];

/** The line below the title: when, by whom and of which organization. */
export function describeExport(
  { exportedAt, person, organization }: ExportedConversation,
  language: ExportLanguage,
): string {
  return texts[language].exported(formatUtc(exportedAt), person, organization);
}

/** A note in words: where the passage is, the passage itself and its proof. */
export type DescribedNote = {
  readonly name: string;
  /** "" when it is not known. */
  readonly location: string;
  readonly passage: string;
  /** The hash of the document, or why there is none, and the states of the claims. */
  readonly proof: readonly string[];
};

export function describeNote(
  { citation, sha256, states }: Note,
  language: ExportLanguage,
): DescribedNote {
  const { locations, state, states: words, unknownState, webPage, deleted } = texts[language];
  const { filename, anchors, headings, url } = citation.metadata;
  const place = formatAnchors(anchors, { ...(locations && { words: locations }) });
  const check = states.map((one) => words[one]).join(", ") || unknownState;
  const identity = url === undefined ? `SHA-256: ${sha256 ?? deleted}` : `${webPage}: ${url}`;
  return {
    name: filename,
    location: [place, headings.join(" › ")].filter((part) => part !== "").join(" · "),
    passage: citation.text.trim(),
    proof: [identity, `${state}: ${check}`],
  };
}

/** The line above a cited page: its document, its number, the notes that cite it, and why it is not shown. */
export function describeCitedPage(
  { name, page, notes, image }: CitedPage,
  language: ExportLanguage,
): string {
  const { locations, notes: describeNotes, leftOut, deleted } = texts[language];
  const anchors = [{ kind: "page" as const, page, boxes: [] }];
  const place = formatAnchors(anchors, { ...(locations && { words: locations }) });
  const head = `${name}, ${place} · ${describeNotes(notes)}`;
  if (typeof image === "object") return head;
  return `${head}: ${image === "deleted" ? deleted : leftOut[image]}`;
}
