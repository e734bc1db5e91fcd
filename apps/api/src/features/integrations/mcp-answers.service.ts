import { groupsOfQuery } from "@footnote/contracts/chat/search-filters";
import { anchor, formatAnchors } from "@footnote/contracts/anchors";
import { outcome } from "@footnote/contracts/chat/chat";
import {
  type Citation,
  citation,
  claimState,
  confirmedStates,
} from "@footnote/contracts/chat/citations";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { searchDocuments } from "../agent/agent.service.ts";
import type { Passage } from "../citations/answer.rules.ts";
import { type ToolContext, readOnly, reportTo, toToolResult } from "./mcp-calls.service.ts";
import { linkTo, withSources, writeSource } from "./source-links.rules.ts";
import { askedText, quote } from "./tool-texts.rules.ts";
import type { Statement } from "./statements.rules.ts";
import { prepareUnstoredAnswer } from "./unstored-answer.service.ts";

const folderIds = z
  .array(z.uuid())
  .max(500)
  .default([])
  .describe(
    "Ids of the folders to search, as list_folders returns them, subfolders included. Omit to search all documents.",
  );
const documentIds = z
  .array(z.uuid())
  .max(100)
  .default([])
  .describe("Ids of single documents to search, besides those of folder_ids.");

const link = z.string().describe("Opens the source for a user who is signed in");
const passages = z.object({
  passages: z.array(
    z.object({
      document_id: z.string(),
      passage_id: z.string(),
      filename: z.string(),
      headings: z.array(z.string()),
      anchors: z.array(anchor),
      link,
      text: z.string(),
    }),
  ),
});

/** Registers the tool that searches passages. */
export function registerSearch(server: McpServer, calling: ToolContext): void {
  const { app, member, signal } = calling;
  server.registerTool(
    "search_documents",
    {
      title: "Search documents",
      description:
        "Returns the ten most relevant passages of the organization's documents (hybrid search: keywords and embeddings). Use it to gather evidence for your own answer; use ask for an answer whose claims are verified. Each passage includes its document_id, which read_document takes, and a link to cite.",
      inputSchema: z.object({
        query: askedText("A question or keywords"),
        folder_ids: folderIds,
        document_ids: documentIds,
      }),
      outputSchema: passages,
      annotations: readOnly,
    },
    ({ query, folder_ids: folders, document_ids: documents }) =>
      toToolResult(calling, {
        needs: "ask",
        work: async () => {
          const chosen = groupsOfQuery({ folders, documents });
          const found = await searchDocuments(app, member, { text: query, chosen, signal });
          const data = {
            passages: found.map((passage) => toOutput(app.config.publicUrl, passage)),
          };
          const text = data.passages
            .map((passage, at) => formatPassage(passage, at + 1))
            .join("\n\n");
          return { text: text || "No passages found. Try other search terms.", data };
        },
      }),
  );
}

const answer = z.object({
  answer: z.string().describe("Markdown; [n] marks the citation with the id n"),
  outcome,
  missing: z
    .string()
    .nullable()
    .describe("The part of the question that the documents do not answer"),
  statements: z
    .array(z.object({ text: z.string(), citations: z.array(z.string()), state: claimState }))
    .describe("The claims of the answer, each with its citations and verification state"),
  citations: z.array(citation.extend({ link })),
  nearest: z
    .array(citation.extend({ link }))
    .describe(
      "The most relevant passages when the documents do not answer the question; they support no claim",
    ),
});

/** Registers the tool that answers questions. */
export function registerAnswers(server: McpServer, calling: ToolContext): void {
  const { app, member } = calling;
  const { publicUrl } = app.config;
  const linked = (citations: readonly Citation[]) =>
    citations.map((one) => ({ ...one, link: linkTo(publicUrl, one.payload) }));
  server.registerTool(
    "ask",
    {
      title: "Ask the documents",
      description:
        "Answers a question from the organization's documents. Claims have numbered citations with links and a verification state; if the documents do not answer the question, the result says so. A call can take several minutes and counts towards the organization's monthly requests. Calls are stateless: the question must stand alone.",
      inputSchema: z.object({
        question: askedText("A question that stands alone, in any language"),
        folder_ids: folderIds,
        document_ids: documentIds,
      }),
      outputSchema: answer,
      annotations: readOnly,
    },
    ({ question: text, folder_ids: folders, document_ids: documents }, context) =>
      toToolResult(calling, {
        needs: "ask",
        work: async () => {
          const chosen = groupsOfQuery({ folders, documents });
          const signal = AbortSignal.any([calling.signal, context.mcpReq.signal]);
          const makeAnswer = await prepareUnstoredAnswer(app, member, {
            text,
            chosen,
            tools: [],
            history: [],
            signal,
          });
          const made = await makeAnswer(reportTo(context, calling));
          const { content, outcome: how, missing, statements } = made;
          const about = { outcome: how, missing, statements: [...statements] };
          const passages = { citations: linked(made.citations), nearest: linked(made.nearest) };
          const data = { answer: content, ...about, ...passages };
          const sources = withSources(publicUrl, made);
          return { text: sources + nameDoubts(statements) + offerNearest(publicUrl, made), data };
        },
      }),
  );
}

/** Names the statements that no check confirms: many clients pass only the text to the model. */
function nameDoubts(statements: readonly Statement[]): string {
  const doubtful = statements.filter(({ state }) => !confirmedStates.includes(state));
  if (doubtful.length === 0) return "";
  const lines = doubtful.map(({ text, state }) => `- ${state.replace("_", " ")}: ${text}`);
  return `\n\nClaims that their sources do not confirm:\n\n${lines.join("\n")}`;
}

function offerNearest(publicUrl: string, { nearest }: { nearest: readonly Citation[] }): string {
  if (nearest.length === 0) return "";
  const lines = nearest.map((one) => `- ${writeSource(publicUrl, one)}`);
  return `\n\nMost relevant passages; they do not answer the question:\n\n${lines.join("\n")}`;
}

type PassageOutput = z.infer<typeof passages>["passages"][number];

function toOutput(publicUrl: string, found: Passage): PassageOutput {
  const { documentId, chunkId, filename, headings, anchors, text } = found;
  const place = { document_id: documentId, chunk_id: chunkId, metadata: {} };
  return {
    document_id: documentId,
    passage_id: chunkId,
    filename,
    headings: [...headings],
    anchors: [...anchors],
    link: linkTo(publicUrl, place),
    text,
  };
}

/** Formats a passage with the ids that other tools need: many clients pass only this text to the model. */
function formatPassage(passage: PassageOutput, number: number): string {
  const from = [passage.filename, ...passage.headings].map((name) => name.replace(/\s+/g, " "));
  const place = formatAnchors(passage.anchors);
  const about = [from.join(" > "), ...(place === "" ? [] : [place])].join(", ");
  const ids = `document_id: ${passage.document_id}\nlink: ${passage.link}`;
  return `[${number}] ${about}\n${ids}\n${quote(passage.text)}`;
}
