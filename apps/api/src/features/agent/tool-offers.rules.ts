import type { ToolOffer } from "../../platform/models/models.ts";
import type { Tool } from "../citations/answer.rules.ts";

/** The tool that computes. The caller's rights decide which tables it reads, never an argument. */
export const queryTool: ToolOffer = {
  name: "query_table",
  description:
    "Computes from the tables of spreadsheets that were described to you. Runs one read-only SELECT of SQLite; rows of totals are left out; dates are texts like 2024-03-31.",
  parameters: {
    type: "object",
    properties: {
      sql: { type: "string", description: "One SELECT statement over the tables described" },
    },
    required: ["sql"],
    additionalProperties: false,
  },
};

/** Converts a tool for the model, which may only choose the query. */
export function toToolOffer({ id, description }: Pick<Tool, "id" | "description">): ToolOffer {
  return {
    name: id,
    description,
    parameters: {
      type: "object",
      properties: {
        query: { type: "string", description: "What to look for, in a few words or a question" },
      },
      required: ["query"],
      additionalProperties: false,
    },
  };
}

/** The tool that reads around a passage, offered if document search is on. */
export const aroundOffer: ToolOffer = {
  name: "read_around",
  description: "Returns the passages right before and after a passage in its document.",
  parameters: {
    type: "object",
    properties: { passage: { type: "integer", description: "The number of the passage" } },
    required: ["passage"],
    additionalProperties: false,
  },
};

/** Lists files by name, offered if document search is on. */
export const listOffer: ToolOffer = {
  name: "list_documents",
  description:
    "Lists the documents that may be read, the latest first, each with its folder and day.",
  parameters: {
    type: "object",
    properties: { name: { type: "string", description: "A part of the file name, to list fewer" } },
    additionalProperties: false,
  },
};

/** Reads a file from a position on, offered if document search is on. */
export const readOffer: ToolOffer = {
  name: "read_document",
  description: "Returns the passages of one document in reading order, a few at a time.",
  parameters: {
    type: "object",
    properties: {
      document: { type: "string", description: "The file name" },
      from: {
        type: "integer",
        description: "The position of the first passage to read, 1 at first",
      },
    },
    required: ["document"],
    additionalProperties: false,
  },
};
