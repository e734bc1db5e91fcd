import { exportConversation } from "@footnote/contracts/chat/conversations";
import { parseFailure, createNetworkError } from "../../../shared/http/api-error.ts";
import { getCsrfToken } from "../../../shared/http/csrf.ts";
import { buildHeaders, buildUrl } from "../../../shared/http/call.ts";

/** Saves a conversation as a Markdown file under the name the server gives it. Throws ApiError. */
export async function downloadConversation(conversationId: string): Promise<void> {
  const url = buildUrl(exportConversation, { params: { id: conversationId } });
  const headers = await buildHeaders(exportConversation, getCsrfToken);
  const response = await fetch(url, { credentials: "include", headers }).catch(() => {
    throw createNetworkError();
  });
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    throw parseFailure(response.status, body);
  }
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = nameIn(response.headers.get("content-disposition") ?? "");
  link.click();
  URL.revokeObjectURL(address);
}

function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded === undefined ? "conversation.md" : decodeURIComponent(encoded);
}
