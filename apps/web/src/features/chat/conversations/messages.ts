import { catalogue } from "../../../shared/language/catalogue.ts";
import { formatNumber } from "../../../shared/language/format.ts";

export const t = catalogue("features/chat/conversations", {
  pin: "Pin",
  unpin: "Unpin",
  pinned: "Pinned",
  pinnedNow: (name: string) => `“${name}” is pinned.`,
  unpinnedNow: (name: string) => `“${name}” is no longer pinned.`,
  archive: "Archive",
  unarchive: "Unarchive",
  archived: "Archived",
  archivedNow: (name: string) => `“${name}” is archived.`,
  unarchivedNow: (name: string) => `“${name}” is back in the list.`,
  archivedCount: (count: number) => `Archived (${formatNumber(count)})`,
  backToConversations: "Back to conversations",
  noneArchived: "No archived conversations. A new question brings one back into the list.",
  noneTagged: (tag: string) => `No conversations with the tag “${tag}”.`,
  changeFailed: "The conversation could not be changed.",
  exportWord: "Export as Word",
  exportPdf: "Export as PDF",
  pdfCharacters: (characters: string) =>
    `The PDF cannot show these characters: ${characters} Export the conversation as Word or Markdown.`,

  tags: "Tags",
  editTags: "Tags…",
  tagsTitle: "Conversation tags",
  tagsExplained: (count: number, length: number) =>
    `Up to ${formatNumber(count)} words of your own with up to ${formatNumber(length)} characters each. Only you see them.`,
  tagField: "Add a tag",
  addTag: "Add",
  yourTags: "Your tags",
  removeTag: (tag: string) => `Remove ${tag}`,
  tagsFull: (count: number) =>
    `A conversation has ${formatNumber(count)} tags at most. Remove one to add another.`,
  tagsFailed: "The tags could not be saved.",
  save: "Save",
  cancel: "Cancel",
});
