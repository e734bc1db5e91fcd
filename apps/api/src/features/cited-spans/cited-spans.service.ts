import type { TenantApp } from "../../context/tenancy.ts";
import { giveWay } from "../../platform/give-way.ts";
import type { Answer } from "../citations/answer.rules.ts";
import { readSpans } from "../retrieval/chunks.service.ts";
import { addCitedSpans } from "./cited-spans.rules.ts";

/** Locates each claim of an answer at the sentences, lines, rows or seconds of the passages that it rests on. */
export async function locateClaims(
  app: TenantApp<"db">,
  organizationId: string,
  answer: Answer,
): Promise<Answer> {
  if (answer.citations.length === 0) return answer;
  const chunkIds = answer.citations
    .filter(({ payload }) => payload.metadata.url === undefined)
    .map(({ payload }) => payload.chunk_id);
  const spans = await readSpans(app.db, organizationId, chunkIds);
  await giveWay();
  return addCitedSpans(answer, spans);
}
