import { formatSize } from "@footnote/contracts/upload-checks";
import { catalogue } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";

const files = (count: number) => plural(count, { one: "# file", other: "# files" });

export const t = catalogue("features/documents/upload", {
  unknownProcessingError: "Unknown processing error",
  emptyFile: "This file is empty.",
  noTranscription:
    "Audio and video need a transcription model, which is not set up on this server.",
  selectFolderFirst: "Please select a folder first before uploading.",
  nothingToUpload: "No files found in the selection.",
  foldersUnreadable: [
    "Folder upload is not supported in this browser.",
    "Drag the files themselves instead of the folder,",
    "browse for individual files with Select Files,",
    "or use Chrome or Edge to upload folders.",
  ].join("\n"),
  rejected: (named: string) => `Failed to upload: ${named}`,
  rejectedMore: (named: string, more: number) =>
    `Failed to upload: ${named} and ${formatNumber(more)} more`,
  uploadFailed: (name: string, reason: string) => `Failed to upload "${name}": ${reason}`,
  untracked: (name: string) => `Started upload for "${name}", but couldn't track progress.`,
  folderFailed: (name: string, reason: string) => `Failed to create folder "${name}": ${reason}`,
  withdrawFailed: (name: string, reason: string) => `Failed to delete file "${name}". ${reason}`,

  compareFailed: (reason: string) => `Failed to compare it with the files in the folder: ${reason}`,
  unchangedSkipped: (count: number) =>
    plural(count, {
      one: "# unchanged file was skipped.",
      other: "# unchanged files were skipped.",
    }),
  sameNamedTitle: "Already in this folder",
  sameNamedChanged: (count: number, names: string) =>
    `${plural(count, { one: "# file with the same name has", other: "# files with the same names have" })} different content: ${names}.`,
  sameNamedUnchanged: (count: number) => `${files(count)} already here, unchanged.`,
  replace: "Replace, keep the old version",
  keepBoth: "Keep both",
  skipSameNamed: "Skip",
  skipUnchanged: "Skip unchanged",

  waiting: "Waiting to upload",
  waitingForConnection: "Waiting for the connection",
  elsewhere: "Uploading in another tab",
  interrupted: "The upload was interrupted. Choose the file again to continue.",
  retry: "Retry",
  retryUpload: (name: string) => `Retry the upload of "${name}"`,
  chooseAgain: (name: string) => `Choose "${name}" again`,
  otherFile: (name: string, chosen: string) =>
    `Choose the file "${name}" again to continue its upload. "${chosen}" is another file.`,
  retryAll: "Retry all",
  chooseAllAgain: "Choose the interrupted files again",
  noneChosen: "None of the chosen files is one of the interrupted uploads.",
  uploading: (percent: number) => `Uploading ${percent}%`,
  processing: "Processing",
  reading: "Reading",
  indexing: "Indexing",
  embedding: "Embedding",
  stage: (stage: string, progress: string) => `${stage} ${progress}`,
  ofTime: (at: string, total: string) => `${at} of ${total}`,
  row: (at: string) => `row ${at}`,
  /** The server names the unit: page, slide, row, passage. */
  ofUnits: (unit: string, at: string, total: string) => `${unit} ${at} of ${total}`,

  uploads: "Uploads",
  allUploads: "All uploads",
  uploadOf: (name: string) => `Upload of ${name}`,
  done: (done: number, total: number) => `${formatNumber(done)} of ${files(total)} done`,
  readyAndFailed: (ready: number, total: number, failed: number) =>
    `${formatNumber(ready)} of ${files(total)} ready, ${formatNumber(failed)} failed`,
  notUploaded: (total: number) =>
    plural(total, { one: "# file was not uploaded", other: "# files were not uploaded" }),
  ready: (total: number) => `${files(total)} ready`,
  pace: (bytesPerSecond: number, left: string) => `${formatSize(bytesPerSecond)}/s, ${left}`,
  secondsLeft: (seconds: number) =>
    plural(seconds, { one: "about # second left", other: "about # seconds left" }),
  minutesLeft: (minutes: number) =>
    plural(minutes, { one: "about # minute left", other: "about # minutes left" }),
  hideFiles: "Hide the files",
  showFiles: "Show the files",
  close: "Close",
  cancelAll: "Cancel all",
  inProgress: "In progress",
  isReady: "Ready",
  hasFailed: "Failed",
});
