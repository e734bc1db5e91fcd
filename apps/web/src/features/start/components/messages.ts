import { catalogue } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";

export const t = catalogue("features/start/components", {
  home: "Home",
  question: "What would you like to know?",
  askLabel: "Question",
  askForm: "Quick question",
  askPlaceholder: "Ask anything...",
  ask: "Ask",
  addFirst: "Answers come from your documents. Create a folder and add files to get started.",
  addDocuments: "Add documents",
  conversations: "Recent conversations",
  loadingConversations: "Loading conversations",
  noConversations: "No recent conversations. Your questions and their answers appear here.",
  newConversation: "New Conversation",
  noDate: "No date",
  openChat: "Open the chat",
  recent: "Recent documents",
  loadingRecent: "Loading documents",
  noRecent: "No documents yet. Recent uploads and their progress appear here.",
  recentFailed: (detail: string) => `Failed to load the recent documents. ${detail}`,
  folders: "Documents",
  loadingFolders: "Loading folders",
  foldersFailed: (detail: string) => `Failed to load folders. ${detail}`,
  files: (count: number) => plural(count, { one: "# file", other: "# files" }),
  toAskAbout: (count: number) =>
    plural(count, { one: "# file you can ask about.", other: "# files you can ask about." }),
  noFiles: "No files yet. Use folders to organize your documents and to narrow a search.",
  stillProcessing: (count: number) =>
    plural(count, {
      one: "# file still processing",
      other: "# files still processing",
    }),
  withProcessing: (files: string, processing: number) =>
    `${files}, ${formatNumber(processing)} processing`,
  openDatabase: "Open the database",
  waiting: "Waiting",
  percent: (percent: number) => `${percent}%`,
  failed: "Failed",
  progressOf: (name: string) => `Progress of ${name}`,
});
