import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { makeContentUrl } from "./api.ts";
import { t } from "./messages.ts";

/** Downloads the original file through a signed address. */
export function useDownload(documentId: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");

  async function start() {
    setBusy(true);
    setFailure("");
    try {
      const link = document.createElement("a");
      link.href = await makeContentUrl(documentId);
      link.download = "";
      link.click();
    } catch (error) {
      setFailure(getErrorMessage(error, t.downloadFailed));
    } finally {
      setBusy(false);
    }
  }

  return { download: () => void start(), busy, failure };
}
