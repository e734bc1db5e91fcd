/** The rows of the error table that are about models of this machine. */
export const localModelErrors = {
  "local_model.in_environment": [
    409,
    "The server's settings name this model. Take it out of them and start the server again first.",
  ],
  "local_model.not_found": [404, "This model is not in the catalogue of local models."],
  "local_model.downloads_off": [
    409,
    "Downloads of models are switched off on this server (LOCAL_MODELS_DOWNLOAD). Import the model from a file.",
  ],
  "local_model.runtime_missing": [
    409,
    "What runs local models is not installed. Run `npm run local-models` on the server once.",
  ],
  "local_model.not_ready": [409, "This model is not completely installed. Install it first."],
  "local_model.too_large": [
    422,
    "This model takes more memory than one model may on this server (LOCAL_MODELS_MEMORY_MB).",
  ],
  "local_model.damaged": [
    422,
    "The files of this model are damaged: their checksums are not those that are expected. Install it again.",
  ],
  "local_model.not_loadable": [
    422,
    "This model is installed but cannot be run. Install it again, or choose another one.",
  ],
  "local_model.role_wrong": [
    422,
    "This model does not fit this role. Choose one of its own roles.",
  ],
  "local_model.busy": [
    409,
    "This model is being downloaded or imported. Wait until that ends, or cancel the download first.",
  ],
  "local_model.import_missing": [404, "There is nothing at this path in the import folder."],
  "local_model.import_incomplete": [
    422,
    "A file of the model is missing there. The field detail names it.",
  ],
  "local_model.import_damaged": [
    422,
    "This is not a complete .tar or .tar.gz archive, or a file in it has another checksum than its publisher's.",
  ],
} as const;
