import { ApiError, getErrorMessage, hasCode } from "../../../shared/http/api-error.ts";
import { t as chat } from "../messages.ts";
import { t } from "./messages.ts";

/** Why an export failed, with the characters that a PDF cannot show. */
export function describeExportFailure(error: unknown): string {
  if (!hasCode(error, "export.characters_unsupported")) {
    return getErrorMessage(error, chat.exportFailed);
  }
  const detail = error instanceof ApiError ? (error.detail as { characters?: string[] }) : null;
  return t.pdfCharacters((detail?.characters ?? []).join(" "));
}
