import { plural } from "../../../shared/language/format.ts";
import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/models/local", {
  title: "Local models",
  lead: "They run on this server itself: no service is asked and no text leaves it.",
  loading: "Loading local models",
  loadFailed: (reason: string) => `The local models could not be loaded. ${reason}`,
  runtimeMissing:
    "What runs local models is not installed. Run {command} on the server once; a restart is not needed.",
  downloadsOff: "Downloads are switched off on this server. Import models from files.",

  languages: (count: number) =>
    plural(count, { one: "about # language", other: "about # languages" }),
  licence: (name: string) => `licence ${name}`,
  sizeUnknown: "size not known",
  memory: (megabytes: string) => `about ${megabytes} MB of memory`,
  verified: "checksums of the publisher",
  notVerified: "not verified: no checksums of the publisher are known",

  downloading: (received: string, size: string) => `Downloading: ${received} of ${size}`,
  downloadingUnknown: (received: string) => `Downloading: ${received}`,
  progressOf: (model: string) => `Download of ${model}`,
  ready: "Installed, not in use",
  inUse: "In use",
  state_absent: "Not installed.",
  state_interrupted: "The download is not complete. It can be continued.",
  state_damaged: "Damaged: files are missing or have changed. Install it again.",
  state_too_large: (limit: string) =>
    `Too large: one model may take ${limit} MB of memory on this server.`,
  problem_unreachable: "The last download failed: the source could not be reached.",
  problem_not_found: "The last download failed: the source does not have this model.",
  problem_interrupted: "The last download failed: the connection was lost.",
  problem_damaged: "The last download failed: a checksum did not match.",
  problem_incomplete: "A file was missing.",
  problem_no_space: "The last download failed: the server's disk has too little space left.",
  goesOnWithout: "Until then, the product works without it.",

  action_install: "Install",
  action_cancel: "Cancel",
  action_use: "Use",
  action_leave: "Stop using",
  continue: "Continue",
  installAgain: "Install again",
  import: "Import",
  remove: "Remove",
  actionOn: (action: string, model: string) => `${action}: ${model}`,
  trying: "The model is being loaded and tried. This may take a minute.",
  removeTitle: "Remove model?",
  removeQuestion: (model: string) => `The files of "${model}" are deleted from the server.`,

  importTitle: "Import a model",
  importLead: (model: string) =>
    `Install "${model}" without the internet: from an archive (.tar or .tar.gz) that holds its files, or from a folder of the server.`,
  chooseFile: "Choose an archive",
  file: "Archive of the model",
  path: "Or a folder or archive on the server",
  pathHint: (folder: string) => `Below ${folder}`,
  pathMissing: "Enter the name of a folder or archive, or choose an archive.",

  refused_not_found: "This model is not in the catalogue any more.",
  refused_downloads_off: "Downloads are switched off on this server. Import the model from a file.",
  refused_runtime_missing:
    "What runs local models is not installed. Run npm run local-models on the server once.",
  refused_not_ready: "This model is not completely installed.",
  refused_too_large: "This model takes more memory than one model may on this server.",
  refused_damaged: "The files of this model are damaged. Install it again.",
  refused_not_loadable:
    "This model is installed but cannot be run. Install it again, or choose another one.",
  refused_role_wrong: "This model does not fit this role.",
  refused_busy:
    "This model is being downloaded or imported. Wait until that ends, or cancel the download first.",
  refused_no_space:
    "The disk of the server has too little space left for this model. Free some space, or choose a smaller model.",
  refused_import_missing: "There is nothing at this path in the import folder.",
  refused_import_incomplete: "Some of the model's files are missing there.",
  refused_import_damaged: "This is not a complete .tar or .tar.gz archive with the model's files.",
});
