import { expect, it } from "vitest";
import { lamp, silentReport, tower } from "../../test/model-answerer.ts";
import type { AnswerRequest, Tool } from "../citations/answer.rules.ts";
import { openSearchSession } from "./search-session.service.ts";

it("searches and reports once for the same words", async () => {
  const searched: string[] = [];
  const reported: string[] = [];
  const tool: Tool = {
    id: "search_file_knowledge",
    step: "search",
    description: "Searches.",
    async find(query) {
      searched.push(query);
      return query === "lamp" ? [lamp] : [tower];
    },
  };
  const report: typeof silentReport = {
    ...silentReport,
    evidence: (passages) => reported.push(...passages.map(({ chunkId }) => chunkId)),
  };
  const request = { tools: [tool], library: null } as Partial<AnswerRequest> as AnswerRequest;
  const session = openSearchSession(request, report, new AbortController().signal);
  await session.prefetch("lamp");
  expect(await session.find("lamp")).toEqual([lamp]);
  expect(await session.findDocuments("lamp")).toEqual([lamp]);
  expect(await session.find("tower")).toEqual([tower]);
  expect(searched).toEqual(["lamp", "tower"]);
  expect(reported).toEqual(["lamp", "tower"]);
});
