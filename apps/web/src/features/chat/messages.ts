import { catalogue } from "../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../shared/language/format.ts";

export const t = catalogue("features/chat", {
  title: "Chat",
  agentFailed: "I'm sorry, I encountered an error communicating with the agent.",
  historyFailed: "Sorry, couldn't load conversation history.",

  // The sidebar.
  conversations: "Conversations",
  noDate: "No date",
  newConversation: "New Conversation",
  noConversations: "No recent conversations",
  loadingConversations: "Loading conversations",
  closeConversations: "Close the conversations",
  searchConversations: "Search conversations",
  noneFound: "No conversation has these words.",
  searchFailed: "The search failed. Please try again.",
  actionsOf: (name: string) => `Actions for ${name}`,
  rename: "Rename",
  renameField: "Name of the conversation",
  renameFailed: "The conversation could not be renamed.",
  exportMarkdown: "Export as Markdown",
  exportFailed: "The conversation could not be exported.",
  remove: "Delete",
  removeTitle: "Delete conversation",
  removeQuestion: (name: string) =>
    `Delete "${name}" with all of its questions and answers? This cannot be undone.`,
  removeFailed: "The conversation could not be deleted.",
  cancel: "Cancel",

  // The empty chat.
  welcome: "How can I help?",
  needsFolder: "Answers come from your documents. Create a folder and add some first.",
  needsFiles: "Your folders are still empty. Add documents to ask about.",
  openDatabase: "Open the database",

  // The composer.
  yourQuestion: "Your question",
  message: "Message",
  askAnything: "Ask anything...",
  messageAssistant: "Message Assistant...",
  tooLong: (most: number, now: number) =>
    `A question has at most ${formatNumber(most)} characters; this one has ${formatNumber(now)}. Add a longer text to your documents and ask about it.`,
  searchDocs: "Search Docs",
  webSearch: "Web Search",
  send: "Send",
  stop: "Stop",
  stopping: "Stopping",

  // Recording.
  record: "Record a question",
  stopRecording: "Stop recording",
  recording: "Recording...",
  transcribing: "Transcribing...",
  processing: "Processing...",
  transcriptionFailed: "Error transcribing audio",
  microphoneFailed: "Error accessing microphone",
  recordingUnsupported: "This browser cannot record audio.",
  transcriptionUnavailable: "Dictation is not set up on this server.",
  cancelRecording: "Cancel recording",

  // The transcript.
  chat: "Chat",
  messages: "Messages",
  loading: "Loading...",
  you: "You",
  assistant: "Assistant",
  tryAgain: "Try again",
  edit: "Edit and ask again",
  editField: "Your question, to be asked again",
  askAgain: "Ask again",
  olderHidden: "Earlier messages are being drawn...",

  // An answer.
  notFound: "Not found in your documents",
  partly: "Answers part of the question",
  missing: (what: string) => `Not in your documents: ${what}`,
  endedLength: "It has reached the longest length for answers and ends early. Ask for the rest.",
  endedFiltered: "The language model's provider has filtered the rest.",
  endedBroken:
    "The connection to the language model broke off before it was complete. Ask again for all of it.",
  endedLate: "The time for one answer was over before it was complete. Ask for the rest.",
  stopped: "Stopped. This is what was written until then.",
  stoppedSilent: "Stopped before anything was written.",
  nearest: "Nearest passages",
  found: "Passages found",
  foundCount: (passages: number, documents: number) =>
    `${plural(passages, { one: "# passage", other: "# passages" })} found in ${plural(documents, { one: "# file", other: "# files" })}`,
  noPreview: "No chunk preview",
  unknownSource: "Unknown Source",
  openDocument: "Open in the document",
  openPage: "Open the page",
  copy: "Copy with sources",
  copied: "Copied",
  copyFailed: "The browser does not allow copying here.",
  copySources: "Sources:",
  copyCode: "Copy code",
  regenerate: "Answer again",
  exportAnswer: "Export the conversation",
  helpful: "Helpful",
  notHelpful: "Not helpful",
  whyNot: "What was wrong?",
  reasonNotTrue: "Not true",
  reasonIncomplete: "Incomplete",
  reasonWrongSource: "Wrong source",
  reasonNotUnderstood: "Question not understood",
  reasonOther: "Something else",
  comment: "What would have been right? (optional)",
  sendFeedback: "Send",
  feedbackFailed: "Your rating could not be stored.",
  feedbackThanks: "Thank you. It was noted.",
  linkTo: (host: string) => `(${host})`,

  // How far its claims were checked.
  checkedAll: (count: number) =>
    plural(count, {
      one: "The one statement is borne out by its source",
      other: "All # statements are borne out by their sources",
    }),
  checkedSome: (good: number, of: number) =>
    `${formatNumber(good)} of ${formatNumber(of)} statements are fully borne out by their sources`,
  statePartly: "Partly borne out by this source",
  stateNotSupported: "Not borne out by this source",

  // What is being done.
  steps: "How this was answered",
  stepCondense: "Reading the question",
  stepSearch: (query: string) =>
    query === "" ? "Searching your documents" : `Searching your documents for “${query}”`,
  stepWeb: (query: string) =>
    query === "" ? "Searching the web" : `Searching the web for “${query}”`,
  stepRead: (name: string) => (name === "" ? "Reading on" : `Reading ${name}`),
  computedQuery: "Query",
  computedResult: "Result",
  computedCut: (count: number) => `Only the first ${formatNumber(count)} rows are shown.`,
  stepCompute: (query: string) => (query === "" ? "Calculating" : `Calculating ${query}`),
  stepWrite: "Writing the answer",
  stepVerify: "Checking the answer against its sources",
  stepFailed: "failed",
  milliseconds: (ms: number) => `${formatNumber(Math.round(ms))} ms`,
  announceAnswer: "The answer is complete.",
  announceStopped: "The answer was stopped.",

  // The folders that are searched.
  scopeTitle: "Configure Search Folders",
  scopeExplained:
    "Answers come only from the folders you choose and everything inside them. Choose none to search them all.",
  loadingFolders: "Loading folders...",
  foldersFailed: "The folders could not be loaded.",
  save: "Save",
  removeChip: "Remove",
  removeFolder: (path: string) => `Remove ${path}`,
  searchFoldersPlaceholder: "Search folders...",
  searchFolders: "Search folders",
  noFolders: "There are no folders yet.",
  noSuchFolder: "No other folder has this in its name.",
  allFolders: "All folders",
  folders: (count: number) => plural(count, { one: "# folder", other: "# folders" }),
  files: (count: number) => plural(count, { one: "# file", other: "# files" }),
  stillIndexing: (files: string, count: number) =>
    `${files}, ${formatNumber(count)} still indexing`,
  inFolder: (path: string) => `in ${path}`,
});
