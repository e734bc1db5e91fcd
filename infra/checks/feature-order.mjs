// The order and the entries of the features, which the dependency rule beside this file checks.

/** The feature order: each feature may import from those before it, never from those after it. */
export const featureOrder = [
  "audit",
  "pictures",
  "accounts",
  "organizations",
  "usage",
  "models",
  "billing",
  "folders",
  "retrieval",
  "tables",
  "documents",
  "resumable-uploads",
  "ingestion",
  "layouts",
  "sync",
  "web-search",
  "citations",
  "cited-spans",
  "table-answers",
  "comparison",
  "quoting",
  "library-answers",
  "agent",
  "chat",
  "integrations",
  "speech",
  "privacy",
  "overview",
  "account-deletion",
  "account-recovery",
  "health",
  "backups",
  "administration",
];

/**
 * The files of a feature that features above it may import, where it has one entry: a service, and the rules that name
 * its types or that work on the text of answers. Other features offer all their service, jobs and rules files.
 */
export const featureEntries = {
  citations: [
    "citations.service",
    "answer.rules",
    "answer-language.rules",
    "claims.rules",
    "content-words.rules",
    "dates.rules",
    "periods.rules",
    "list-questions.rules",
    "markdown.rules",
    "numbering.rules",
    "numbers.rules",
    "presentation.rules",
    "sentences.rules",
    "verification.rules",
  ],
  "cited-spans": ["cited-spans.service"],
  // Comparisons format the values of a column alike.
  "table-answers": ["table-answers.service", "value-format.rules"],
  // Quoting shows contradictions.
  comparison: ["comparison.service", "comparison-format.rules", "contradictions.service"],
  // The agent searches, reads documents and completes follow-ups as the quoting answerer does.
  quoting: [
    "quoting.service",
    "document-reader.service",
    "follow-up.rules",
    "neighbours.rules",
    "search-session.service",
  ],
  "library-answers": ["library-answers.service"],
  agent: ["agent.service", "prepared-answer.rules", "suggested-questions.service"],
};
