import type { DocumentFile } from "@footnote/contracts/documents";
import { catalogue } from "../../shared/language/catalogue.ts";
import { plural } from "../../shared/language/format.ts";

const files = (count: number) => plural(count, { one: "# file", other: "# files" });
const folders = (count: number) => plural(count, { one: "# folder", other: "# folders" });
const items = (count: number) => plural(count, { one: "# item", other: "# items" });

export const t = catalogue("features/documents", {
  database: "Database",
  folders: "Folders",
  breadcrumb: "Breadcrumb",
  organization: "Organization",
  newFolder: "New Folder",
  fileTypes: "File types and sizes",
  countFolders: folders,
  countFiles: files,
  name: "Name",
  size: "Size",
  dateAdded: "Date Added",
  state: "State",
  stateOf: (state: DocumentFile["state"]): string =>
    ({ ready: "Ready", processing: "Being read", failed: "Failed", outdated: "Outdated" })[state],
  actions: "Actions",
  loading: "Loading...",
  noDate: "N/A",
  untitled: "Untitled",
  foldersFailed: (detail: string) => `Failed to load folders. ${detail}`,
  filesFailed: (detail: string) => `Failed to load files. ${detail}`,
  rootEmpty: "Select or create a folder.",
  rootEmptyWords:
    "Folders organize your documents and narrow a search. Create your first one with New Folder.",
  folderMissing: "This folder does not exist.",
  folderMissingWords: "It was deleted, or its link is incomplete.",
  allFolders: "All folders",
  folderEmpty: "This folder is empty.",
  folderEmptyWords:
    "Drop files here. They become searchable within moments, and you can ask about them in the chat.",

  ask: "Ask about your files",

  search: "Search by name",
  clearSearch: "Clear the search",
  searchFailed: (detail: string) => `Failed to search. ${detail}`,
  nothingFound: "No files or folders found.",
  nothingFoundWords:
    "This searches the names of all files and folders. To search inside files, ask in the chat.",
  inFolder: "in",
  foundCount: (count: number) => `${items(count)} found`,
  more: (count: number) => `Show more of ${files(count)}`,

  select: (name: string) => `Select "${name}"`,
  selectAll: "Select all",
  selected: (count: number) => `${plural(count, { one: "#", other: "#" })} selected`,
  clearSelection: "Clear the selection",
  move: "Move",
  delete: "Delete",
  cancel: "Cancel",
  rename: "Rename",
  renameOf: (name: string) => `Rename "${name}"`,
  newNameOf: (name: string) => `New name of "${name}"`,
  renameFailed: (name: string, detail: string) => `Failed to rename "${name}". ${detail}`,
  renamed: (before: string, name: string) => `Renamed "${before}" to "${name}".`,
  undo: "Undo",
  undone: "Undone.",
  undoFailed: (detail: string) => `Failed to undo. ${detail}`,
  fileNameEmpty: "File name cannot be empty.",
  folderNameEmpty: "Folder name cannot be empty.",

  moveTitle: (count: number) => `Move ${items(count)}`,
  moveLead:
    "Choose the target folder. A search limited to that folder will include the moved items.",
  moveSearch: "Find a folder",
  moveTargets: "Folders to move to",
  moveHere: "Move here",
  topLevel: "Folders (top level)",
  noTarget: "No folder to move to.",
  moved: (count: number, where: string) => `Moved ${items(count)} to "${where}".`,
  moveFailed: (detail: string) => `Failed to move. ${detail}`,

  deleteFile: "Delete file",
  deleteFolder: "Delete folder",
  deleteFileOf: (name: string) => `Delete file "${name}"`,
  deleteFolderOf: (name: string) => `Delete folder "${name}"`,
  deleteQuestion: (name: string) =>
    `Are you sure you want to delete "${name}"? This action cannot be undone.`,
  deleteItems: (count: number) => `Delete ${items(count)}`,
  deleteItemsQuestion: (count: number) =>
    `Are you sure you want to delete ${items(count)}? This action cannot be undone.`,
  andMore: (count: number) => plural(count, { one: "and # more", other: "and # more" }),
  holds: (amount: string) => `It contains ${amount}.`,
  holdsAll: (amount: string) => `The folders contain ${amount}.`,
  and: (one: string, other: string) => `${one} and ${other}`,
  deleteContents: "Delete everything in it",
  deleteContentsOfAll: "Delete everything in them",
  keepUnfiled: "Keep its files in a folder called Unfiled",
  keepAbove: (parent: string) => `Move its contents up to ${parent}`,
  keepAll: "Move their contents up",
  deleted: (name: string) => `Deleted "${name}".`,
  deletedItems: (count: number) => `Deleted ${items(count)}.`,
  removed: (name: string) => `Removed upload "${name}".`,
  deleteFileFailed: (name: string, detail: string) => `Failed to delete file "${name}". ${detail}`,
  deleteFolderFailed: (name: string, detail: string) =>
    `Failed to delete folder "${name}". ${detail}`,
  deleteItemsFailed: (detail: string) => `Failed to delete. ${detail}`,
  noIdentifier: "Cannot delete file: missing identifier.",
  noFolderId: "Folder ID is missing, cannot delete.",
  retry: "Retry",
  retryOf: (name: string) => `Retry "${name}"`,
  retryFailed: (name: string, detail: string) => `Failed to retry "${name}". ${detail}`,

  createTitle: "Create New Folder",
  folderName: "Name",
  folderNamePlaceholder: "Enter folder name",
  create: "Create",
  created: (name: string) => `Folder "${name}" created.`,
  createFailed: (detail: string) => `Failed to create folder: ${detail}`,

  dropHere: "Drop to upload into this folder",
  dragHere: "Drag files or folders here, or choose them",
  selectFiles: "Select Files",
  selectFolder: "Select Folder",
  filesInput: "Files",
  folderInput: "Folder",

  processing: "Processing",
  processingFailed: "Processing failed",
  notProcessed: "This file could not be processed.",
  progressOf: (name: string) => `Progress of ${name}`,

  hiddenText: (count: number) =>
    `Contains hidden text (${plural(count, { one: "# passage", other: "# passages" })}). Answers ignore it.`,
  showHidden: "Show",
  showHiddenOf: (name: string) => `Show the hidden text in ${name}`,
  hiddenTitle: (name: string) => `Hidden text in ${name}`,
  hiddenWords:
    "People who read the file do not see this text, but a language model would. Searches and answers ignore it unless you allow it.",
  hiddenList: "Hidden text",
  hiddenMore: (count: number) => plural(count, { one: "# more passage", other: "# more passages" }),
  closeHidden: "Close",
  readHidden: "Use this text in answers",
  showUnpackedOf: (name: string) => `Show the files in ${name}`,
  unpackedTitle: (name: string) => `Files in ${name}`,
  unpackedWords:
    "Each of these files is a separate document, except those that were skipped for the reason shown.",
  leftOut: (reason: string) => `Skipped. ${reason}`,
  deletedSince: "Deleted.",
  hasVersions: "Has earlier versions.",
  showVersionsOf: (name: string) => `Show the versions of ${name}`,
  versionsTitle: (name: string) => `Versions of ${name}`,
  versionsWords: "Answers use the newest version that could be read. The others are kept.",
  versionState: (state: DocumentFile["state"]): string =>
    ({ ready: "in use", outdated: "outdated", processing: "being processed", failed: "failed" })[
      state
    ],
  openVersion: (name: string, uploaded: string) => `Open ${name} of ${uploaded}`,
  downloadVersion: (name: string, uploaded: string) => `Download ${name} of ${uploaded}`,
  download: "Download file",
  downloadFailed: "The file could not be downloaded.",
  hiddenInvisible: "invisible text",
  hiddenColour: "same color as its background",
  hiddenTiny: "too small to read",
  hiddenOutside: "outside the page or slide",
  hiddenCovered: "covered or clipped",
  hiddenSwitchedOff: "marked as hidden in the file",
  hiddenComment: "in a comment",
  hiddenCharacters: "in invisible characters",
});
