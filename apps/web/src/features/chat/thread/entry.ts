import type { AnswerStep, AnswerUsage, Message, Versions } from "@footnote/contracts/chat/chat";
import type { Claim } from "@footnote/contracts/chat/citations";
import type { Feedback } from "@footnote/contracts/chat/feedback";
import type { CitedSource } from "../citations/citations.ts";
import { everything, type SearchedSources } from "../scope/searched-sources.ts";
import { sourceFromCitation, readSources } from "../citations/citations.ts";

/** One message on the page. */
export type Entry = {
  key: string;
  /** The server's id; null until the server has sent it. */
  id: string | null;
  role: "user" | "assistant";
  /** When it was stored or asked, as an ISO timestamp; null for an answer that is not complete. */
  at: string | null;
  text: string;
  sources: readonly CitedSource[];
  /** Ids of markers in the text that have no source. */
  dropped: readonly string[];
  /** The verified claims with their states, in the order of the text. */
  claims: readonly Claim[];
  outcome: Message["metadata"]["outcome"];
  /** The model that wrote the answer; null if it quotes, undefined if the server does not say. */
  model: string | null | undefined;
  /** What it took of the models; null if none was asked or the server does not say. */
  usage: AnswerUsage | null;
  /** The information missing from the documents; "" if nothing is missing. */
  missing: string;
  /** Whether only the closest passages are quoted, of which none surely answers. */
  closest: boolean;
  /** Whether only chosen folders were searched. */
  narrowed: boolean;
  /** What was searched, as far as the server says. */
  searched: SearchedSources;
  /** The nearest passages if nothing answers the question, or the passages found before an answer failed. */
  nearest: readonly CitedSource[];
  stopped: boolean;
  feedback: Feedback | null;
  /** Null where there is only one. */
  versions: Versions | null;
  /** The steps of the answer that this page knows. */
  steps: readonly AnswerStep[];
  /** The passages found so far while the answer is being written; null once it is complete. */
  evidence: readonly CitedSource[] | null;
  isError: boolean;
  /** The server's reason for the failure; "" if there is none. */
  reason: string;
};

/** The fields of a message that every server sends; the others may be missing. */
export type SentMessage = Partial<Message> & Pick<Message, "role" | "content">;

export function toEntry(message: SentMessage): Entry {
  const role = message.role === "user" ? "user" : "assistant";
  const id = message.id ?? null;
  return {
    ...createEntry(id ?? crypto.randomUUID(), role, message.content),
    id,
    ...readMetadata(message),
  };
}

/** Reads the data of a message other than its text. */
export function readMetadata(message: SentMessage): Partial<Entry> {
  const metadata: Partial<Message["metadata"]> = message.metadata ?? {};
  return {
    at: message.created_at ?? null,
    ...readSources({ sources: message.sources ?? [], metadata }),
    claims: metadata.claims ?? [],
    outcome: metadata.outcome ?? null,
    model: metadata.model,
    usage: metadata.model_usage ?? null,
    missing: metadata.missing ?? "",
    closest: metadata.closest ?? false,
    narrowed: metadata.narrowed ?? false,
    searched: readSearched(metadata.searched),
    nearest: (metadata.nearest ?? []).map(sourceFromCitation),
    stopped: metadata.stopped ?? false,
    feedback: metadata.feedback ?? null,
    versions: metadata.versions ?? null,
    // Keep the steps seen while streaming if the server sends none.
    ...(metadata.steps && metadata.steps.length > 0 && { steps: metadata.steps }),
  };
}

function readSearched(searched: Message["metadata"]["searched"]): SearchedSources {
  return searched ? { folderIds: searched.folders, documentIds: searched.documents } : everything;
}

export function createEntry(key: string, role: Entry["role"], text: string): Entry {
  return {
    key,
    id: null,
    role,
    at: null,
    text,
    sources: [],
    dropped: [],
    claims: [],
    outcome: null,
    model: undefined,
    usage: null,
    missing: "",
    closest: false,
    narrowed: false,
    searched: everything,
    nearest: [],
    stopped: false,
    feedback: null,
    versions: null,
    steps: [],
    evidence: null,
    isError: false,
    reason: "",
  };
}

export function createFailedEntry(
  key: string,
  { text, reason }: { text: string; reason: string },
): Entry {
  return { ...createEntry(key, "assistant", text), isError: true, reason };
}
