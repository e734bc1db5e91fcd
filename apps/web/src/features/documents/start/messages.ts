import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/documents/start", {
  needsFolder: "Answers come from your documents. Add some to begin.",
  needsFiles: "Your folders are still empty. Add documents to ask about.",
  documents: "Documents",
  dropHere: "Drop to upload; the folder is created for you",
  addSample: "Try it with a sample library",
  orDatabase: "Or create folders yourself: {database}",
  openDatabase: "Open the database",
  sampleFailed: (reason: string) => `The sample library could not be added. ${reason}`,
  reading: "Your documents are being read. You can ask as soon as the first one is ready.",
  notRead: (name: string, reason: string) => `"${name}" could not be read: ${reason}`,
  samplePresent: "The sample library is among your folders.",
  removeSample: "Remove the sample library",
  removeFailed: (reason: string) => `The sample library could not be removed. ${reason}`,
  dropAndChoose: "Drop to upload; you choose the folder next",
  dropInto: (folder: string) => `Drop to upload to ${folder}`,
  droppedInto: (folder: string) => `Dropped files go to ${folder}.`,
  changeFolder: "Choose another folder",
  dropFolderTitle: "Folder for dropped files",
  dropFolderExplained:
    "Files that you drop into the chat are uploaded to this folder. You can change it after each drop.",
  dropFolder: "Folder",
  uploadDropped: "Upload",
  saveFolder: "Save",
  cancelDrop: "Cancel",
});
