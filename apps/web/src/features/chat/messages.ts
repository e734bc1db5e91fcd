import { catalogue } from "../../shared/language/catalogue.ts";
import { formatCost, formatNumber, plural } from "../../shared/language/format.ts";

export const t = catalogue("features/chat", {
  title: "Chat",
  agentFailed: "I'm sorry, I encountered an error communicating with the agent.",
  historyFailed: "Sorry, couldn't load conversation history.",

  // The sidebar.
  conversations: "Conversations",
  noDate: "No date",
  newConversation: "New Conversation",
  noConversations: "No recent conversations",
  today: "Today",
  yesterday: "Yesterday",
  lastWeek: "Last week",
  earlier: "Earlier",
  loadingConversations: "Loading conversations",
  closeConversations: "Close the conversations",
  searchConversations: "Search conversations",
  noneFound: "No conversations found.",
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
    `Delete “${name}” and all of its messages? This action cannot be undone.`,
  removeFailed: "The conversation could not be deleted.",
  cancel: "Cancel",

  // The empty chat.
  welcome: "How can I help?",
  suggestions: "Questions that your documents answer",
  modelHint:
    "No language model is set up, so answers quote your documents word for word. {connect}",
  connectModel: "Connect a model",
  askForModel:
    "No language model is set up, so answers quote your documents word for word. Ask the operator of this server to connect one.",
  dismissHint: "Do not show this again",

  // The composer.
  yourQuestion: "Your question",
  message: "Message",
  askAnything: "Ask anything...",
  messageAssistant: "Message Assistant...",
  tooLong: (most: number, now: number) =>
    `A question can have up to ${formatNumber(most)} characters; this one has ${formatNumber(now)}. Upload longer text as a document and ask about it.`,
  searchDocs: "Search Docs",
  webSearch: "Web Search",
  model: (name: string) => `Model: ${name}`,
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
  recordingUnsupported: "This browser does not support audio recording.",
  transcriptionUnavailable: "Dictation is not set up on this server.",
  cancelRecording: "Cancel recording",

  // The transcript.
  chat: "Chat",
  messages: "Messages",
  openAgain: "Try again",
  historyOffline: "You are offline. The conversation loads when the connection is back.",
  loading: "Loading...",
  you: "You",
  assistant: "Assistant",
  tryAgain: "Try again",
  edit: "Edit and ask again",
  editField: "Edit your question",
  askAgain: "Ask again",
  questionVersions: "Versions of the question",
  answerVersions: "Versions of the answer",
  previousVersion: "Previous version",
  nextVersion: "Next version",
  versionOf: (at: number, of: number) => `${formatNumber(at)} of ${formatNumber(of)}`,
  versionFailed: "The version could not be shown.",
  olderHidden: "Loading earlier messages...",

  // An answer.
  notFound: "Not found in your documents",
  partly: "Answers part of the question",
  missing: (what: string) => `Not in your documents: ${what}`,
  endedLength: "The answer reached the maximum length and ends early. Ask for the rest.",
  endedFiltered: "The language model's provider filtered the rest of the answer.",
  endedBroken:
    "The connection to the language model was lost before the answer was complete. Ask again for the full answer.",
  endedLate: "The time limit was reached before the answer was complete. Ask for the rest.",
  stopped: "Stopped. The answer is incomplete.",
  stoppedSilent: "Stopped before the answer began.",
  nearest: "Closest passages",
  found: "Passages found",
  foundCount: (passages: number, documents: number) =>
    `${plural(passages, { one: "# passage", other: "# passages" })} found in ${plural(documents, { one: "# file", other: "# files" })}`,
  withheld: "This passage is not shown to you.",
  noPreview: "No chunk preview",
  unknownSource: "Unknown Source",
  openDocument: "Open in the document",
  openPage: "Open the page",
  copy: "Copy with sources",
  copied: "Copied",
  copyFailed: "Your browser blocked copying.",
  copySources: "Sources:",
  copyCode: "Copy code",
  readAloud: "Read aloud",
  stopReading: "Stop reading",
  readAloudFailed: "The answer could not be read aloud.",
  regenerate: "Answer again",
  anotherModel: "Try again with another model",
  exportAnswer: "Export the conversation",
  helpful: "Helpful",
  notHelpful: "Not helpful",
  whyNot: "What was wrong?",
  reasonNotTrue: "Incorrect",
  reasonIncomplete: "Incomplete",
  reasonWrongSource: "Wrong source",
  reasonNotUnderstood: "Question not understood",
  reasonOther: "Something else",
  comment: "What is the right answer? (optional)",
  sendFeedback: "Send",
  feedbackFailed: "Your feedback could not be saved.",
  feedbackThanks: "Thank you for your feedback.",
  linkTo: (host: string) => `(${host})`,

  // The result of the verification.
  allQuoted: (count: number) =>
    count === 2
      ? "Both quotes match their sources"
      : plural(count, {
          one: "Quote matches its source",
          other: "All # quotes match their sources",
        }),
  someQuoted: (count: number, of: number) =>
    `${formatNumber(count)} of ${formatNumber(of)} statements quoted word for word`,
  moreQuoted: (count: number) => `${formatNumber(count)} quoted word for word`,
  allComputed: "Computed from the table",
  allCalculated: "Computed from the cited numbers",
  someComputed: (count: number, of: number) =>
    `${formatNumber(count)} of ${formatNumber(of)} statements computed`,
  moreComputed: (count: number) => `${formatNumber(count)} computed`,
  allSupported: (count: number) =>
    plural(count, {
      one: "The statement is supported by its source",
      other: "All # statements are supported by their sources",
    }),
  someSupported: (count: number, of: number) =>
    `${formatNumber(count)} of ${formatNumber(of)} statements supported by their sources`,
  moreSupported: (count: number) => `${formatNumber(count)} supported`,
  allPartly: (count: number) =>
    plural(count, {
      one: "The statement is only partly supported by its source",
      other: "All # statements are only partly supported by their sources",
    }),
  somePartly: (count: number, of: number) =>
    `${formatNumber(count)} of ${formatNumber(of)} statements only partly supported by their sources`,
  morePartly: (count: number) => `${formatNumber(count)} only partly supported`,
  allNotSupported: (count: number) =>
    plural(count, {
      one: "The statement is not supported by its source",
      other: "None of the # statements is supported by its source",
    }),
  someNotSupported: (count: number, of: number) =>
    `${formatNumber(count)} of ${formatNumber(of)} statements not supported by their sources`,
  moreNotSupported: (count: number) => `${formatNumber(count)} not supported`,
  allUnchecked: (count: number) =>
    plural(count, {
      one: "The statement was not checked against its source",
      other: "The # statements were not checked against their sources",
    }),
  someUnchecked: (count: number, of: number) =>
    `${formatNumber(count)} of ${formatNumber(of)} statements not checked`,
  moreUnchecked: (count: number) => `${formatNumber(count)} not checked`,
  statePartly: "Only partly supported by this source",
  stateNotSupported: "Not supported by this source",
  stateUnchecked: "Not checked against this source",

  // The steps of an answer.
  steps: "How this was answered",
  stepRewrite: "Reading the question",
  stepSearch: (query: string) =>
    query === "" ? "Searching your documents" : `Searching your documents for “${query}”`,
  stepWeb: (query: string) =>
    query === "" ? "Searching the web" : `Searching the web for “${query}”`,
  stepRead: (name: string) => (name === "" ? "Reading more" : `Reading ${name}`),
  computedQuery: "Query",
  computedResult: "Result",
  computedCut: (count: number) => `Only the first ${formatNumber(count)} rows are shown.`,
  stepCompute: (query: string) => (query === "" ? "Calculating" : `Calculating ${query}`),
  stepWrite: "Writing the answer",
  stepVerify: "Checking the answer against its sources",
  stepFailed: "failed",
  milliseconds: (ms: number) => `${formatNumber(Math.round(ms))} ms`,
  writtenBy: (model: string) => `Written by ${model}`,
  quotedWithoutModel: "Quoted without a model",
  tokens: (read: number, written: number) =>
    `${plural(read, { one: "# token read", other: "# tokens read" })}, ${formatNumber(written)} written`,
  cost: (cost: number) => `Cost: ${formatCost(cost)}`,
  corrected: (word: string, used: readonly string[]) =>
    `No passage contains “${word}”. Searched for ${used.map((one) => `“${one}”`).join(", ")} instead.`,
  searchAllFolders: "Search all folders",
  searchAsTyped: "Search as typed",
  followUps: "Follow-up questions",
  followUpsFailed: "No follow-up questions could be suggested.",
  noFollowUps: "No further question was found that these documents answer for certain.",
  whySources: "Why these sources",
  whyFailed: "The search could not be explained.",
  whySearched: (searched: string, scored: string) =>
    `${searched} passages searched, ${scored} ranked.`,
  whyCorrected: (word: string, used: string) =>
    `No passage contains “${word}”. Searched for ${used} instead. Use quotation marks to search for the word as typed.`,
  whyPhrases: (phrases: string) => `Only passages that contain ${phrases} were searched.`,
  whyNoPhrase: (phrases: string) =>
    `No passage contains ${phrases} as typed. Its words were searched for separately.`,
  whyExcluded: (words: string) => `Passages that contain ${words} were excluded.`,
  whyFolders: (names: string) =>
    `Passages in the folders ${names} rank before equally good ones elsewhere.`,
  whyInstructions: (sentences: string) => `Treated as instructions, not searched for: ${sentences}`,
  whyCut: "Not all matching passages were ranked. The others match fewer of the words.",
  whyNoWords: "No passage contains a word of the question.",
  whyWord: "Word",
  whyOccurs: "Passages that contain it",
  whyWeight: "Weight",
  whyAdded: "(added)",
  alsoIn: (names: string) => `The same text is in ${names}.`,
  whyHas: (words: string) => `Contains: ${words}`,
  whyRanks: (byWords: string, byVectors: string) =>
    `Rank ${byWords} by keywords, rank ${byVectors} by meaning`,
  announceAnswer: "The answer is complete.",
  announceStopped: "The answer was stopped.",

  // The folders that are searched.
  scopeTitle: "Configure Search Folders",
  scopeExplained:
    "Answers come only from the folders you choose and their subfolders. Choose none to search all folders. To search single files, type # in the question.",
  loadingFolders: "Loading folders...",
  foldersFailed: "The folders could not be loaded.",
  save: "Save",
  onlySearched: "Only these are searched",
  pickSources: "Folders and files to search",
  searchingFiles: "Searching files…",
  askedFileFailed: "The file could not be opened.",
  datedVersion: (name: string, date: string) => `${name} (version of ${date})`,
  removeChip: "Remove",
  removeFolder: (path: string) => `Remove ${path}`,
  searchFoldersPlaceholder: "Search folders...",
  searchFolders: "Search folders",
  noFolders: "No folders yet.",
  noSuchFolder: "No other folders match.",
  allFolders: "All folders",
  folders: (count: number) => plural(count, { one: "# folder", other: "# folders" }),
  files: (count: number) => plural(count, { one: "# file", other: "# files" }),
  stillIndexing: (files: string, count: number) =>
    `${files}, ${formatNumber(count)} still indexing`,
  inFolder: (path: string) => `in ${path}`,
});
