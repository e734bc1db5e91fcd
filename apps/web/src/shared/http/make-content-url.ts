import { makeContentTicket } from "@footnote/contracts/document-content";
import { call } from "./call.ts";

/** A signed address of the file for clients that cannot send headers, such as a player. Expires after ten minutes. */
export async function makeContentUrl(documentId: string): Promise<string> {
  return (await call(makeContentTicket, { params: { id: documentId } })).url;
}
