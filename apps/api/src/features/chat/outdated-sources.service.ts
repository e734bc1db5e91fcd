import type { Message } from "@footnote/contracts/chat/chat";
import { id } from "@footnote/contracts/fields";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { findSuperseded } from "../documents/versions/versions.service.ts";

/** Marks the citations of documents that have a newer version by now. */
export async function markOutdated(
  app: TenantApp<"db">,
  member: Member,
  messages: readonly Message[],
): Promise<Message[]> {
  const cited = messages.flatMap(({ metadata }) => metadata.citations);
  const documents = new Set(cited.map(({ payload }) => payload.document_id));
  // A web page has its address in place of an id.
  const ids = [...documents].filter((document) => id.safeParse(document).success);
  const superseded = await findSuperseded(app, member, ids);
  if (superseded.size === 0) return [...messages];
  return messages.map((message) => {
    const citations = message.metadata.citations.map(({ id: number, payload }) => {
      if (!superseded.has(payload.document_id)) return { id: number, payload };
      const metadata = { ...payload.metadata, outdated: true as const };
      return { id: number, payload: { ...payload, metadata } };
    });
    return { ...message, metadata: { ...message.metadata, citations } };
  });
}
