import { getErrorMessage, hasCode } from "../../../shared/http/api-error.ts";
import { t } from "./messages.ts";

const codes = [
  "not_found",
  "downloads_off",
  "runtime_missing",
  "not_ready",
  "too_large",
  "damaged",
  "not_loadable",
  "role_wrong",
  "busy",
  "import_missing",
  "import_incomplete",
  "import_damaged",
] as const;

/** Why a change of a local model was refused, and what to do. */
export function explainFailure(error: Error): string {
  if (hasCode(error, "storage.full")) return t.refused_no_space;
  const code = codes.find((one) => hasCode(error, `local_model.${one}`));
  return code === undefined ? getErrorMessage(error) : t[`refused_${code}`];
}
