import { catalogue } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";

export const t = catalogue("features/start/components", {
  home: "Home",
  question: "What would you like to know?",
  askLabel: "Question",
  askForm: "Quick question",
  askPlaceholder: "Ask anything...",
  ask: "Ask",
  addFirst: "Answers come from your documents. Create a folder and add some first.",
  addDocuments: "Add documents",
  conversations: "Recent conversations",
  loadingConversations: "Loading conversations",
  noConversations:
    "No recent conversations. Your questions are kept here with their answers and sources.",
  newConversation: "New Conversation",
  noDate: "No date",
  openChat: "Open the chat",
  recent: "Recent documents",
  loadingRecent: "Loading documents",
  noRecent: "No documents yet. The latest ones appear here with their progress.",
  recentFailed: (detail: string) => `Failed to load the recent documents. ${detail}`,
  folders: "Documents",
  loadingFolders: "Loading folders",
  foldersFailed: (detail: string) => `Failed to load folders. ${detail}`,
  files: (count: number) => plural(count, { one: "# file", other: "# files" }),
  toAskAbout: (count: number) =>
    plural(count, { one: "# file to ask about.", other: "# files to ask about." }),
  noFiles: "0 files. Folders hold your documents and narrow a search.",
  stillProcessing: (count: number) =>
    plural(count, {
      one: "# file still being made searchable",
      other: "# files still being made searchable",
    }),
  withProcessing: (files: string, processing: number) =>
    `${files}, ${formatNumber(processing)} processing`,
  openDatabase: "Open the database",
  waiting: "Waiting",
  percent: (percent: number) => `${percent}%`,
  failed: "Failed",
  progressOf: (name: string) => `Progress of ${name}`,
});
