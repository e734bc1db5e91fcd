import type { Passage } from "@footnote/contracts/document-content";
import type { Message } from "@footnote/contracts/chat/chat";
import { screen, within } from "@testing-library/react";
import type { FakeServer } from "./fake-server.ts";
import { startFakeServer } from "./fake-server.ts";
import {
  makeTestAnswer,
  makeTestCitation,
  makeTestFile,
  makeTestFolder,
  storeTestSession,
  memberRoutes,
} from "./fixtures.ts";
import { renderApp } from "./render-app.tsx";

export const documentId = "01a1fdde-105e-7028-b2b6-d79a19ac1068";
export const chunkIds = [
  "01a1fdde-1610-758c-946e-c9beee59d001",
  "01a1fdde-1610-758c-946e-c9beee59d002",
  "01a1fdde-1610-758c-946e-c9beee59d003",
] as const;
const texts = [
  "Visitors sign the book at the gate.",
  "Records are kept for ninety days.",
  "Then they are destroyed.",
];

const lines = (at: number) => ({ kind: "lines" as const, from: at, to: at });
export const passages = texts.map((text, ordinal) => ({
  id: chunkIds[ordinal],
  ordinal,
  text,
  headings: [],
  anchors: [lines(ordinal + 1)],
  cells: [] as Passage["cells"],
}));

/** Locates the values of "Berth | Ship" and "Berth: 1; Ship: Ada" as the server does, a row in each line. */
export function locateCells(text: string, fromRow: number, names: readonly string[]) {
  let lineStart = 0;
  return text.split("\n").flatMap((line, at): Passage["cells"] => {
    const start = lineStart;
    lineStart += line.length + 1;
    const joint = line.includes(" | ") ? " | " : "; ";
    let from = start;
    return line.split(joint).map((part, index) => {
      const name = names.find((one) => part.startsWith(`${one}: `));
      const column = joint === "; " && name !== undefined ? names.indexOf(name) : index;
      const value = from + (joint === "; " && name !== undefined ? name.length + 2 : 0);
      const cell = { row: fromRow + at, column: column + 1, start: value, end: from + part.length };
      from += part.length + joint.length;
      return cell;
    });
  });
}

/** The citation of one of the passages, by its place among them. */
export function makeSourceCitation(id: string, at: number) {
  const citation = makeTestCitation(id, texts[at] ?? "", "handbook.md");
  citation.payload.document_id = documentId;
  citation.payload.chunk_id = chunkIds[at] ?? "";
  citation.payload.metadata.anchors = [lines(at + 1)];
  return citation;
}

const question = { ...makeTestAnswer("m1", "How long?"), role: "user" };
const answer = makeTestAnswer("m2", "Ninety days [1], then destroyed [2].", [
  makeSourceCitation("1", 1),
  makeSourceCitation("2", 2),
]);
export const file = {
  ...makeTestFile(documentId, "handbook.md"),
  collection_id: "f1",
  media_type: "text/markdown",
  view: "text",
  passages: 3,
};
export const fileCall = "GET /chatbot/files/:id/";
export const passagesCall = "GET /chatbot/files/:id/passages/";
export const chat = "/chat?conversation=c1";

/** A signed-in member whose conversation c1 cites two passages of a document of three. */
export function startViewerServer(): FakeServer {
  storeTestSession();
  return startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/get_scopes/": [makeTestFolder("f1", "Reports")],
    "GET /chatbot/chat/:id/get_conversation_history/": conversationOf(answer),
    [fileCall]: file,
    [passagesCall]: pageOf(passages),
  });
}

/** The history of the conversation c1, with this answer to its question. */
export const conversationOf = (given: Message) => ({
  conversation_id: "c1",
  name: "V",
  messages: [question, given],
  run: null,
});

/** Passages that are all there is of a document. */
export const pageOf = (given: readonly object[]) => ({
  passages: given,
  total: given.length,
  previous_cursor: null,
  next_cursor: null,
});

/** Presses the answer's first number and waits for the viewer. */
export async function openFirst() {
  const app = renderApp(chat);
  const mark = await screen.findByRole("link", { name: /^Source 1/ });
  await app.user.click(mark);
  const viewer = within(await screen.findByRole("complementary", { name: "Source" }));
  return { ...app, mark, viewer };
}
