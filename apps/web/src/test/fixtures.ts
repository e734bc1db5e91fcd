import type { Message } from "@footnote/contracts/chat/chat";
import type { Citation } from "@footnote/contracts/chat/citations";
import type { DocumentFile } from "@footnote/contracts/documents";
import type { FolderInTree } from "@footnote/contracts/folders";
import { storeToken } from "../shared/http/session-token.ts";

const createdAt = "2026-11-21T09:30:00.000Z";

/** What the API answers a member of an organization who has made nothing yet. */
export const memberRoutes = {
  "GET /auth/user/": { pk: 7, first_name: "Ada", last_name: "Byron", email: "ada@example.org" },
  "GET /auth/providers/": { google: null, mail: false },
  "GET /organization/user-status/": { has_organization: true, has_active_subscription: true },
  "GET /organization/current/": {
    id: "o1",
    name: "Analytical Society",
    domain: "society.example",
    description: null,
    user_role: "admin",
    created_at: createdAt,
    license: { current_users: 1, max_users: 25, is_active: true, expires_at: null },
  },
  "GET /payments/stripe-config/": { stripe_enabled: false },
  "GET /privacy/recipients/": {
    chat_model: "none",
    embedding_model: "none",
    transcription_model: "none",
    file_storage: "none",
    web_search: false,
    email: false,
    payments: false,
    identity_provider: null,
    audit_retention_days: 365,
  },
  "GET /chatbot/chat/get_scopes/": [],
  "GET /chatbot/chat/get_files/": [],
  "GET /folders/all/": [],
  "GET /folders/:id/source/": { source: null },
  "GET /chatbot/recent_files/": [],
  "GET /chatbot/chat/get_recent_conversations/": [],
  "GET /organization/sharing/": { public_links: false },
  "GET /chatbot/conversations/filters/": { tags: [], archived: 0 },
  "GET /chatbot/capabilities/": {
    search_file_knowledge: { available: true, reason: null },
    web_search: { available: true, reason: null },
    transcription: { available: true, reason: null },
    chat_model: { available: true, reason: null },
  },
  "GET /chatbot/models/": { models: [] },
  "GET /chatbot/suggested_questions/": { questions: [] },
};

export function storeTestSession(): void {
  storeToken("secret");
}

export function makeTestFolder(
  id: string,
  name: string,
  rest: Partial<FolderInTree> = {},
): FolderInTree {
  return {
    id,
    name,
    parent_collection_id: null,
    created_at: createdAt,
    path: [name],
    documents: 0,
    processing: 0,
    ...rest,
  };
}

export function makeTestFile(
  id: string,
  name: string,
  rest: Partial<DocumentFile> = {},
): DocumentFile {
  return {
    id,
    name,
    title: name,
    created_at: createdAt,
    size: 2048,
    state: "ready",
    failure: null,
    hidden_passages: 0,
    notices: [],
    has_versions: false,
    version_group: null,
    task_id: null,
    ...rest,
  };
}

export function makeTestCitation(id: string, text: string, filename = "Handbook.pdf"): Citation {
  return {
    id,
    payload: {
      text,
      document_id: `document-${id}`,
      chunk_id: `chunk-${id}`,
      metadata: { filename, headings: [], anchors: [{ kind: "page", page: 7, boxes: [] }] },
    },
  };
}

export function makeTestAnswer(id: string, content: string, citations: Citation[] = []): Message {
  return {
    id,
    role: "assistant",
    content,
    sources: [],
    metadata: {
      citations,
      outcome: "answered",
      model: null,
      claims: [],
      missing: null,
      nearest: [],
      stopped: false,
      steps: [],
      run_id: null,
      feedback: null,
    },
    created_at: createdAt,
  };
}
